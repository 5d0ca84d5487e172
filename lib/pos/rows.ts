import { z } from "zod";
import { deviceName } from "@/lib/repairs/labels";
import { repairNumber } from "@/lib/repairs/number";
import { Constants, Listed } from "@/lib/supabase/database.types";
import { row } from "@/lib/supabase/rows";

const text = z.string();
const maybe = text.nullable();

const foundProduct = z.object({
  kind: z.literal("product"),
  id: text,
  name: text,
  image: text,
  /** COP for one unit, taxes included. */
  price: z.number(),
  stock: z.number(),
  sku: maybe,
  barcode: maybe,
});

const foundService = z.object({ kind: z.literal("service"), id: text, name: text, price: z.number() });

const foundRepair = row({
  kind: z.literal("repair"),
  id: text,
  device_kind: z.enum(Listed.ordenes_servicio.device_kind).nullable(),
  device_brand: text,
  device_model: text,
  customer: text,
  phone: text,
  estado: z.enum(Constants.public.Enums.repair_state),
  /** The approved quote whose balance is due; null without one. */
  quote_id: maybe,
  due: z.number(),
  deposit: z.number(),
  is_ready: z.boolean(),
}).transform(({ deviceKind, deviceBrand, deviceModel, ...repair }) => ({
  ...repair,
  /** As its customer knows it: the last eight of the id. */
  number: repairNumber(repair.id),
  device: deviceName({ kind: deviceKind, brand: deviceBrand, model: deviceModel }),
}));

const found = z.union([foundProduct, foundService, foundRepair]);

/** What find_for_sale() returns. */
export const foundForSale = z.object({
  /** The text is a code: barcode, SKU, number or serial of a repair, address of its label or receipt. */
  exact: z.array(found),
  /** By name, the best match first; at most 8. */
  found: z.array(found),
});

/** What sell() returns. */
export const sold = row({ ticket_id: text, number: text, change: z.number() });
