import { PSE } from "./catalogue.ts";
import type { Context } from "./context.ts";
import { changeStatus } from "./transitions.ts";
import type { Payment } from "./types.ts";

/** How long the card's bank waits for an answer to its challenge. */
const CHALLENGE_WAITS_MS = 5 * 60_000;

/** Until when a payment waits for its payer; null when it does not. */
export function waitsUntil({
  status,
  status_detail,
  date_created,
  date_of_expiration,
}: Payment): number | null {
  if (status !== "pending") return null;
  if (status_detail === "pending_challenge") return Date.parse(date_created) + CHALLENGE_WAITS_MS;
  return date_of_expiration === null ? null : Date.parse(date_of_expiration);
}

/** Ends a payment whose payer did not come. */
export function expire(ctx: Context, payment: Payment): void {
  const isBank = payment.payment_method_id === PSE.id;
  changeStatus(ctx, payment, "rejected", isBank ? "expired" : "cc_rejected_3ds_challenge");
}

/** Ends all whose time is over. */
export function expireDue(ctx: Context): void {
  for (const payment of Object.values(ctx.store.state.payments)) {
    const until = waitsUntil(payment);
    if (until !== null && until <= ctx.now()) expire(ctx, payment);
  }
}
