import { z } from "zod";
import { normalizeText, truncate } from "@/lib/core/text";
import { Constants, type Tables } from "@/lib/supabase/database.types";
import { type ColumnOf, columnsOf, fromRow } from "@/lib/supabase/fields";
import { EDITED_FIELDS, PRODUCT_FIELDS } from "./fields";
import { gallery, mainImage } from "./gallery";
import type { CategoryCount, Product, ProductSummary } from "./types";

const CARD_DESCRIPTION = 150;

/** The columns of a product card. */
export const summaryColumns = {
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  price: z.number(),
  image: z.string(),
  images: z.array(z.string()),
  category: z.string(),
  stock: z.number(),
  badge_text: z.string(),
  badge_color: z.enum(Constants.public.Enums.badge_color),
};
const summaryRow = z.object(summaryColumns);

type ImageRow = { image_url: string; alt_text: string };

function toSummary(row: z.output<typeof summaryRow>): ProductSummary {
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

/** In alphabetical order, without uncategorised products, which appear only under 'Todos'. */
function toCounts(categories: Record<string, number>): CategoryCount[] {
  return Object.entries(categories)
    .filter(([category]) => category !== "")
    .map(([category, count]) => ({ category, count }))
    .sort((a, b) => normalizeText(a.category).localeCompare(normalizeText(b.category)));
}

/** What search_products() returns; `all` counts the matches across categories. */
export const productList = z.object({
  items: z.array(summaryRow.transform(toSummary)),
  total: z.number(),
  all: z.number(),
  categories: z.record(z.string(), z.number()).transform(toCounts),
  /** The corrected query that was searched because the original had no matches. */
  corrected: z
    .string()
    .nullable()
    .transform((text) => text || null),
});

export type ProductRow = z.output<typeof summaryRow> &
  Pick<Tables<"products">, ColumnOf<typeof EDITED_FIELDS>>;

export const PRODUCT_COLUMNS = `id, image, ${columnsOf(PRODUCT_FIELDS)}`;

export function toProduct(row: ProductRow, images: ImageRow[]): Product {
  const extras = images.map((image) => ({ url: image.image_url, alt: image.alt_text }));
  return { ...toSummary(row), ...fromRow(EDITED_FIELDS, row), pictures: gallery(row, extras) };
}
