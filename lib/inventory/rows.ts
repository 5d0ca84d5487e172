import { z } from "zod";
import { row } from "@/lib/supabase/rows";

const listed = row({
  id: z.string(),
  number: z.number(),
  supplier: z.string(),
  document: z.string(),
  bought_on: z.string(),
  lines: z.number(),
  units: z.number(),
  /** Of the lines with a cost, in COP. */
  total: z.number(),
  /** Lines without a cost. */
  unknown: z.number(),
  is_corrected: z.boolean(),
});

/** What list_purchases() returns. */
export const purchasePage = z.object({ total: z.number(), items: z.array(listed) });
export type PurchasePage = z.output<typeof purchasePage>;
export type ListedPurchase = PurchasePage["items"][number];

const correction = row({
  quantity: z.number(),
  cost: z.number().nullable(),
  reason: z.string(),
  by: z.string().nullable(),
  at: z.string(),
});

const line = row({
  id: z.string(),
  /** Null when it was deleted. */
  product_id: z.string().nullable(),
  name: z.string(),
  quantity: z.number(),
  /** Of the whole line, in COP; null when it is unknown. */
  cost: z.number().nullable(),
  first_quantity: z.number(),
  first_cost: z.number().nullable(),
  is_corrected: z.boolean(),
  corrections: z.array(correction),
});
export type PurchaseLine = z.output<typeof line>;

/** What purchase_detail() returns: the lines as corrected, and as they were recorded. */
export const purchaseDetail = row({
  id: z.string(),
  number: z.number(),
  supplier: z.string(),
  tax_id: z.string(),
  phone: z.string(),
  document: z.string(),
  bought_on: z.string(),
  note: z.string(),
  by: z.string().nullable(),
  created_at: z.string(),
  lines: z.array(line),
});
export type Purchase = z.output<typeof purchaseDetail>;

/** What list_suppliers() returns. */
export const suppliers = z.array(row({ name: z.string(), tax_id: z.string(), phone: z.string() }));
export type Supplier = z.output<typeof suppliers>[number];

/** A product to buy. */
export type Buyable = { id: string; name: string; stock: number };
