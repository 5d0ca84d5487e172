import { normalizeText, truncate } from "@/lib/core/text";
import type { Tables } from "@/lib/supabase/database.types";
import { type ColumnOf, columnsOf, fromRow } from "@/lib/supabase/fields";
import { EDITED_FIELDS, PRODUCT_FIELDS } from "./fields";
import { gallery, mainImage } from "./gallery";
import type { CategoryCount, Product, ProductList, ProductSummary } from "./types";

const CARD_DESCRIPTION = 150;

export type SummaryRow = Pick<
  Tables<"products">,
  | "id"
  | "slug"
  | "name"
  | "description"
  | "price"
  | "image"
  | "images"
  | "category"
  | "stock"
  | "badge_text"
  | "badge_color"
>;

type ImageRow = { image_url: string; alt_text: string };

/** What the function search_products answers. */
export type SearchAnswer = {
  items: SummaryRow[];
  total: number;
  all: number;
  categories: Record<string, number>;
  corrected: string | null;
};

function toSummary(row: SummaryRow): ProductSummary {
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    description: truncate(row.description, CARD_DESCRIPTION),
    price: row.price,
    image: mainImage(row.images, row.image),
    category: row.category,
    stock: row.stock,
    badgeText: row.badge_text,
    badgeColor: row.badge_color,
  };
}

/** Alphabetical, the uncategorised left out: they are in 'Todos' only. */
function toCounts(categories: Record<string, number>): CategoryCount[] {
  return Object.entries(categories)
    .filter(([category]) => category !== "")
    .map(([category, count]) => ({ category, count }))
    .sort((a, b) => normalizeText(a.category).localeCompare(normalizeText(b.category)));
}

export function toProductList(answer: SearchAnswer): ProductList {
  return {
    items: answer.items.map(toSummary),
    total: answer.total,
    all: answer.all,
    categories: toCounts(answer.categories),
    corrected: answer.corrected || null,
  };
}

export type ProductRow = SummaryRow & Pick<Tables<"products">, ColumnOf<typeof EDITED_FIELDS>>;

export const PRODUCT_COLUMNS = `id, image, ${columnsOf(PRODUCT_FIELDS)}`;

export function toProduct(row: ProductRow, images: ImageRow[]): Product {
  const extras = images.map((image) => ({ url: image.image_url, alt: image.alt_text }));
  return { ...toSummary(row), ...fromRow(EDITED_FIELDS, row), pictures: gallery(row, extras) };
}
