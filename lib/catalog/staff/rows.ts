import { z } from "zod";
import { Listed, type Tables } from "@/lib/supabase/database.types";
import { type ColumnOf, fromRow } from "@/lib/supabase/fields";
import { row } from "@/lib/supabase/rows";
import { EDITED_FIELDS, type ProductValues, SERVICE_FIELDS, type ServiceValues } from "../fields";
import { mainImage } from "../gallery";
import { summaryColumns } from "../rows";

const { description: _, ...listColumns } = summaryColumns;

/** A row of the staff list. */
const listed = row({ ...listColumns, is_published: z.boolean() }).transform(
  ({ images, image, ...product }) => ({
    ...product,
    image: mainImage(images, image),
  }),
);

/** What staff_products() returns. */
export const staffProductPage = z.object({
  items: z.array(listed),
  total: z.number(),
  /** The corrected query that was searched because the original had no matches. */
  corrected: z
    .string()
    .nullable()
    .transform((text) => text || null),
  /** Upper bound of low stock. */
  low: z
    .number()
    .nullable()
    .transform((units) => units ?? 0),
});
export type StaffProductPage = z.output<typeof staffProductPage>;
/** A row of the staff list. */
export type StaffProduct = StaffProductPage["items"][number];

type EditableRow<Table extends "products" | "services", Column extends string> = Pick<
  Tables<Table>,
  "id" | "version" | (Column & keyof Tables<Table>)
>;

/** What the product editor loads and saves. */
export type EditableProduct = ProductValues & { id: string; version: number };

export function toEditableProduct(
  row: EditableRow<"products", ColumnOf<typeof EDITED_FIELDS>>,
): EditableProduct {
  return { id: row.id, version: row.version, ...fromRow(EDITED_FIELDS, row) };
}

export type EditableService = ServiceValues & { id: string; version: number };

export function toEditableService(
  row: EditableRow<"services", ColumnOf<typeof SERVICE_FIELDS>>,
): EditableService {
  return { id: row.id, version: row.version, ...fromRow(SERVICE_FIELDS, row) };
}

const movement = row({
  id: z.number(),
  delta: z.number(),
  reason: z.enum(Listed.stock_movements.reason),
  order_id: z.string().nullable(),
  /** The actor; null for the system and for guests. */
  actor_name: z.string().nullable(),
  note: z.string(),
  created_at: z.string(),
  /** Stock after the movement. */
  balance: z.number(),
}).transform(({ actorName: actor, ...one }) => ({ ...one, actor }));

/** What product_movements() returns; `reserved` units are in stock but belong to orders that are not shipped yet. */
export const productMovements = z.object({
  product: z.object({ id: z.string(), slug: z.string(), name: z.string(), stock: z.number() }),
  reserved: z.number(),
  total: z.number(),
  items: z.array(movement),
});
export type ProductMovements = z.output<typeof productMovements>;
export type StockMovement = ProductMovements["items"][number];
export type StockReason = StockMovement["reason"];

/** What product_cost() returns: COP, null when it is unknown. */
export const productCost = z.object({
  stock: z.number(),
  average: z.number().nullable(),
  /** Of all units in stock. */
  value: z.number().nullable(),
  /** The newest purchase with a cost: of one unit. */
  last: z.object({ cost: z.number(), day: z.string(), supplier: z.string() }).nullable(),
});
export type ProductCost = z.output<typeof productCost>;

/** What count_stock() returns; not saved when the stock changed while counting: `before` is then the current stock. */
export const countAnswer = z.object({
  saved: z.boolean(),
  before: z.number(),
  counted: z.number(),
  delta: z.number(),
});
export type CountAnswer = z.output<typeof countAnswer>;

const shown = z.union([z.string(), z.number(), z.array(z.string())]);

/** What bulk_edit_products() returns; if any product is in `refused`, nothing is saved. */
export const bulkOutcome = z.object({
  selected: z.number(),
  changed: z.number(),
  refused: z.number(),
  examples: z.array(z.object({ name: z.string(), before: shown, after: shown })),
});
export type BulkOutcome = z.output<typeof bulkOutcome>;
