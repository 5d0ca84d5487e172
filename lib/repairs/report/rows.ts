import { z } from "zod";
import { Constants } from "@/lib/supabase/database.types";
import { DEVICE_KINDS } from "../labels";

/** Count and duration: hours with one decimal, null without data. */
export const spread = z.object({
  n: z.number(),
  median: z.number().nullable(),
  p90: z.number().nullable(),
});
export type Spread = z.output<typeof spread>;

/** What turnaround_report() returns: repairs of a period, in opening hours. */
export const turnaroundReport = z.object({
  states: z.array(spread.extend({ estado: z.enum(Constants.public.Enums.repair_state) })),
  /** Completed repairs; both null when no technician was assigned. */
  technicians: z.array(spread.extend({ id: z.string().nullable(), name: z.string().nullable() })),
  devices: z.array(spread.extend({ kind: z.enum(DEVICE_KINDS).nullable() })),
  all: spread,
  promises: z.object({
    diagnosed: z.number(),
    diagnosed_in_time: z.number(),
    repaired: z.number(),
    repaired_in_time: z.number(),
  }),
  delivered: z.number(),
  repeats: z.object({
    total: z.number(),
    newest: z.array(z.object({ id: z.string(), before: z.string() })),
  }),
  revenue: z.object({ quotes: z.number(), approved: z.number(), paid: z.number() }),
});
export type TurnaroundReport = z.output<typeof turnaroundReport>;
