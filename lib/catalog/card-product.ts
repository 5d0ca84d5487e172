import type { ProductSummary } from "./types";

/** What a card shows of a product. */
export type CardProduct = Pick<
  ProductSummary,
  "slug" | "name" | "price" | "image" | "otherImage" | "stock" | "badgeText" | "badgeColor" | "condition"
> &
  Partial<Pick<ProductSummary, "description">>;

/** A product's card, which is sent to the browser: only rows (`list`) show the description. */
export function cardProduct(product: ProductSummary, layout: "grid" | "list"): CardProduct {
  const { slug, name, price, image, otherImage, stock, badgeText, badgeColor, condition, description } =
    product;
  const card = { slug, name, price, image, stock, badgeText, badgeColor, condition };
  return layout === "list" ? { ...card, otherImage: "", description } : { ...card, otherImage };
}
