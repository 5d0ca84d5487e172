import { z } from "zod";
import { row } from "@/lib/supabase/rows";

/** Sums in COP; costs are null for whoever may not see them. */
const sums = {
  units: z.number(),
  sales: z.number(),
  refunds: z.number(),
  net: z.number(),
  /** The part of the net whose cost is known; margin = known - cost. */
  known: z.number().nullable(),
  cost: z.number().nullable(),
  margin: z.number().nullable(),
  /** Units without a cost, which the margin leaves out. */
  unknown_units: z.number().nullable(),
};
const total = row(sums);
export type Sums = z.output<typeof total>;

const salesRow = row({ key: z.string(), label: z.string().nullable(), ...sums });
export type SalesRow = z.output<typeof salesRow>;

/** What report_sales() returns. */
export const salesReport = z.object({ count: z.number(), totals: total, rows: z.array(salesRow) });
export type SalesReport = z.output<typeof salesReport>;

const onShelf = { id: z.string(), name: z.string(), stock: z.number() };
/** COP: the price of one unit, the cost of all. */
const worth = { price: z.number(), value: z.number().nullable() };

/** What report_stock() returns: sums of all products, rows of a page. */
export const stockReport = row({
  count: z.number(),
  units: z.number(),
  price: z.number(),
  value: z.number().nullable(),
  unknown_units: z.number().nullable(),
  unknown_products: z.number().nullable(),
  rows: z.array(z.object({ ...onShelf, ...worth })),
});
export type StockReport = z.output<typeof stockReport>;

/** What report_idle() returns. */
export const idleReport = z.object({
  count: z.number(),
  rows: z.array(z.object({ ...onShelf, ...worth, last: z.string().nullable() })),
});
export type IdleReport = z.output<typeof idleReport>;

/** What report_reorder() returns: sold in eight weeks. */
export const reorderReport = z.object({
  count: z.number(),
  rows: z.array(
    row({
      ...onShelf,
      sold: z.number(),
      waiting: z.number(),
      weeks_left: z.number().nullable(),
      buy: z.number(),
    }),
  ),
});
export type ReorderReport = z.output<typeof reorderReport>;
