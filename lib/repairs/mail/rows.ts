import { z } from "zod";
import { Constants, Listed } from "@/lib/supabase/database.types";
import { DEVICE_KINDS } from "../labels";

const { repair_state, quote_state } = Constants.public.Enums;
const maybe = z.string().nullable();

const letterQuote = z.object({
  id: z.string(),
  total: z.number(),
  deposit: z.number(),
  lines: z.array(z.object({ concept: z.string(), quantity: z.number().optional(), amount: z.number() })),
  note: z.string(),
  estado: z.enum(quote_state),
  valid_until: z.string(),
  decided_at: maybe,
  decided_via: z.enum(Listed.cotizaciones.decided_via).nullish(),
  paid_at: maybe,
  replaced_at: maybe,
});

/** What repair_for_mail() returns: no text typed by the customer. */
export const repairLetter = z.object({
  id: z.string(),
  estado: z.enum(repair_state),
  device_kind: z.enum(DEVICE_KINDS).nullable(),
  received_at: maybe,
  /** As agreed at the intake, COP; 0 is free. */
  diagnosis_price: z.number(),
  delivered_at: maybe,
  closed_at: maybe,
  closed_reason: z.string(),
  warranty_until: maybe,
  handover: z.string(),
  pickup_day: maybe,
  pickup_slot: maybe,
  /** How the device left; null means repaired. */
  outcome: z.string().optional(),
  has_account: z.boolean(),
  /** Token of the public link; null when revoked. */
  token: maybe,
  quote: letterQuote.nullable(),
  messages: z.array(z.object({ text: z.string(), at: z.string() })),
});
export type RepairLetter = z.output<typeof repairLetter>;
export type LetterQuote = NonNullable<RepairLetter["quote"]>;
