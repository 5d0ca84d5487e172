import { noResponse } from "@/components/forms/no-response";
import { payByBankAction } from "@/lib/checkout/actions";
import type { FieldErrors, RefusalReason } from "@/lib/core/result";
import type { BankForm } from "@/lib/payments/bank-form";
import { bankErrors, bankPage } from "./bank-page";
import { newKey } from "./browser-store";

/** Another payment of the order is open or was approved: its page says which. */
const SETTLED = new Set<RefusalReason | undefined>(["already_paid", "payment_in_flight"]);

/** The press whose response was lost: the next one with the same data is the same attempt. */
let unanswered: { key: string; mark: string } | null = null;

/**
 * Opens a payment at a bank (`payer`: where the order names no buyer; `total`: what was shown) and leaves for its page, or for the page that waits for it. Returns the refusal when no
 * payment was opened, and null when there was no response.
 */
export async function goToBank(
  token: string,
  bank: BankForm,
  payer = { name: "", email: "" },
  total?: number,
): Promise<{ message: string; fieldErrors?: FieldErrors } | "leaving" | null> {
  const mark = JSON.stringify([token, bank, payer, total]);
  const key = unanswered?.mark === mark ? unanswered.key : newKey();
  unanswered = { key, mark };
  const result = await payByBankAction({ token, attemptKey: key, bank, payer, total }).catch(noResponse);
  if (!result) return null;
  unanswered = null;
  if (!result.ok && !SETTLED.has(result.reason))
    return { message: result.message, fieldErrors: bankErrors(result.fieldErrors) };
  const url = result.ok && result.data.status === "pending" ? result.data.bankUrl : undefined;
  // Back from the bank's page, a browser may restore this one as it was left: busy.
  window.addEventListener("pageshow", ({ persisted }) => persisted && window.location.reload(), {
    once: true,
  });
  window.location.assign(url ?? bankPage(token));
  return "leaving";
}
