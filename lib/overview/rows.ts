import { z } from "zod";
import { Constants } from "@/lib/supabase/database.types";
import { row } from "@/lib/supabase/rows";
import { CONCERNS } from "./types";

/** What staff_overview() returns; a missing concern counts as zero. */
export const overview = row({
  counts: z.object({ products: z.number(), services: z.number(), courses: z.number() }),
  attention: z.record(z.enum(CONCERNS), z.number().default(0)),
  low_stock: z.array(z.object({ id: z.string(), name: z.string(), stock: z.number() })),
  /** Open repairs of the person as technician. */
  mine: z.object({
    open: z.number(),
    late: z.number(),
    today: z.number(),
    waiting: z.number(),
    ready: z.number(),
  }),
  repairs: z.array(z.object({ state: z.enum(Constants.public.Enums.repair_state), count: z.number() })),
});
export type Overview = z.output<typeof overview>;

const money = z.object({ count: z.number(), amount: z.number() });

/** What staff_business() returns. */
export const business = row({
  /** The last 30 days (yyyy-mm-dd in Colombia), oldest first, without gaps; COP net of refunds. */
  sales: z.array(z.object({ day: z.string(), orders: z.number(), amount: z.number() })),
  /** COP of the preceding 30 days. */
  sales_before: z.number(),
  cash: money,
  repairs: money,
  refunds: money,
  /** Of the last 30 days. */
  best_sellers: z.array(
    z.object({ id: z.string(), name: z.string(), units: z.number(), amount: z.number() }),
  ),
});
export type Business = z.output<typeof business>;

/** What staff_waiting() returns. */
export const waiting = z.object({
  orders: z.number(),
  repairs: z.number(),
  messages: z.number(),
  reviews: z.number(),
  mails: z.number(),
});
/** Open tasks per section of the menu. */
export type Waiting = z.output<typeof waiting>;
