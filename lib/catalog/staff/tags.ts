/** Printed labels of products: "tags" in the code, because a product's badge and a device's label are others. */

/** Sizes of paper; a sheet is divided into 3 × 8 equal labels without gaps. */
export const TAG_PAPERS = {
  rollo: "Rollo de 50 × 30 mm",
  carta: "Hoja carta, 3 × 8",
  a4: "Hoja A4, 3 × 8",
} as const;
export type TagPaper = keyof typeof TAG_PAPERS;

/** Most products of one document, and most labels of one of them. */
export const TAG_LIMITS = { products: 200, each: 100 };

export type TagProduct = { id: string; name: string; price: number; sku: string; barcode: string };

export type TagCount = { id: string; count: number };

/** The address of the document. */
export function tagsHref(paper: TagPaper, counts: readonly TagCount[]): string {
  return `/api/products/etiquetas?papel=${paper}&cuantas=${counts.map(({ id, count }) => `${id}:${count}`).join(",")}`;
}

/** One entry for each label, in the order asked for; products that are gone are left out. */
export function tagsOf(products: readonly TagProduct[], counts: readonly TagCount[]): TagProduct[] {
  return counts.flatMap(({ id, count }) => {
    const product = products.find((one) => one.id === id);
    return product ? Array<TagProduct>(count).fill(product) : [];
  });
}

/** What a reader reads: the code of the box, else the SKU; empty without either. */
export const tagCode = ({ barcode, sku }: Pick<TagProduct, "barcode" | "sku">) => barcode || sku;
