import { z } from "zod";
import { storedAddress } from "@/lib/places/schema";
import { Constants, Listed } from "@/lib/supabase/database.types";

const attempt = { payment_id: z.string(), order_id: z.string(), attempt: z.number() };

/** What begin_payment() returns: an opened attempt. */
export const paymentAttempt = z.object({
  ...attempt,
  idempotency_key: z.string(),
  /** The provider's name of the method, when it is not a card. */
  method: z.string(),
  amount: z.number(),
  email: z.string(),
  name: z.string(),
  phone: z.string(),
  /** Null for an order that is not delivered. */
  place: storedAddress.nullable(),
  items: z.array(
    z.object({
      id: z.string(),
      type: z.string(),
      name: z.string(),
      quantity: z.number(),
      unit_price: z.number(),
    }),
  ),
});
export type PaymentAttempt = z.output<typeof paymentAttempt>;

/** The attempt that an earlier call of the same request opened. */
export const repeatedAttempt = z.object({ ...attempt, repeated: z.literal(true) });
export type RepeatedAttempt = z.output<typeof repeatedAttempt>;

/** What apply_payment() returns. */
export const appliedPayment = z.object({
  outcome: z.string(),
  order_id: z.string().optional(),
  payment_id: z.string().optional(),
});
export type AppliedPayment = z.output<typeof appliedPayment>;

export const refundState = z.enum(Constants.public.Enums.refund_state);
export type RefundState = z.output<typeof refundState>;

/** What open_refund() returns: the stored refund. */
export const openedRefund = z.object({
  id: z.string(),
  state: refundState,
  channel: z.enum(Listed.refunds.channel),
  amount: z.number(),
  idempotency_key: z.string(),
  /** Empty for refunds outside the provider. */
  provider_payment_id: z
    .string()
    .nullable()
    .transform((id) => id ?? ""),
  error: z.string(),
});

/** What bank_list() returns. */
export const bankList = z.object({
  refresh: z.boolean(),
  /** Another caller is fetching the list now. */
  fetching: z.boolean(),
  banks: z.array(z.object({ id: z.string(), name: z.string() })),
});
export type BankList = z.output<typeof bankList>;
