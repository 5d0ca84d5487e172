import { z } from "zod";
import { truncate } from "@/lib/core/text";
import { Constants, type Tables } from "@/lib/supabase/database.types";
import { type ColumnOf, columnsOf, fromRow } from "@/lib/supabase/fields";
import { EDITED_FIELDS, PRODUCT_FIELDS } from "./fields";
import { PRICE_RANGES, type PriceRange } from "./filters";
import { gallery, mainImage, otherImage } from "./gallery";
import type { Product, ProductSummary } from "./types";

const CARD_DESCRIPTION = 150;

/** The columns of a product in lists, the staff's too; cards also have its kind and condition. */
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
const condition = z.enum(Constants.public.Enums.item_condition);
const kind = z.enum(Constants.public.Enums.product_kind);
const summaryRow = z.object({ ...summaryColumns, kind, condition });

/** What a product is and works with, beside its category. */
export const facetColumns = {
  platforms: z.array(z.enum(Constants.public.Enums.product_platform)),
  kind,
  condition,
};

type ImageRow = { image_url: string; alt_text: string };

function toSummary(row: z.output<typeof summaryRow>): ProductSummary {
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    description: truncate(row.description, CARD_DESCRIPTION),
    price: row.price,
    image: mainImage(row.images, row.image),
    otherImage: otherImage(row.images),
    category: row.category,
    stock: row.stock,
    badgeText: row.badge_text,
    badgeColor: row.badge_color,
    kind: row.kind,
    condition: row.condition,
  };
}

/** The database numbers the price ranges. */
function toPriceCounts(counts: Record<string, number>): Partial<Record<PriceRange, number>> {
  return Object.fromEntries(
    PRICE_RANGES.flatMap((range, number) => (counts[number] ? [[range, counts[number]]] : [])),
  );
}

/** Products as cards show them. */
export const summaryItems = z.array(summaryRow.transform(toSummary));

const listItem = z
  .object({ ...summaryRow.shape, platforms: facetColumns.platforms })
  .transform((row) => ({ ...toSummary(row), platforms: row.platforms }));

/** What search_products() returns; `all` counts the matches across categories. */
export const productList = z.object({
  items: z.array(listItem),
  total: z.number(),
  all: z.number(),
  /** Matches per option under the choices in the other groups. */
  facets: z.object({
    platforms: z.partialRecord(z.enum(Constants.public.Enums.product_platform), z.number()),
    kinds: z.partialRecord(z.enum(Constants.public.Enums.product_kind), z.number()),
    conditions: z.partialRecord(z.enum(Constants.public.Enums.item_condition), z.number()),
    prices: z.record(z.string(), z.number()).transform(toPriceCounts),
    stock: z.number(),
  }),
  /** Matches without the choice of one group; `filters`: without any. */
  without: z.object({
    platforms: z.number(),
    kinds: z.number(),
    condition: z.number(),
    price: z.number(),
    stock: z.number(),
    filters: z.number(),
  }),
  /** The corrected query that was searched because the original had no matches. */
  corrected: z
    .string()
    .nullable()
    .transform((text) => text || null),
});
export type ProductList = z.output<typeof productList>;

export type StoreCounts = Omit<ProductList, "items">;

export type ProductRow = z.output<typeof summaryRow> &
  Pick<Tables<"products">, ColumnOf<typeof EDITED_FIELDS>>;

export const PRODUCT_COLUMNS = `id, image, ${columnsOf(PRODUCT_FIELDS)}`;

export function toProduct(row: ProductRow, images: ImageRow[]): Product {
  const extras = images.map((image) => ({ url: image.image_url, alt: image.alt_text }));
  return { ...toSummary(row), ...fromRow(EDITED_FIELDS, row), pictures: gallery(row, extras) };
}
