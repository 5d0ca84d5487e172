import { useEffect, useRef, useState } from "react";
import type { z } from "zod";
import { noResponse } from "@/components/forms/no-response";
import { OFFLINE_KEPT } from "@/components/forms/offline-texts";
import { asOpened } from "@/components/live/opened-account";
import { toastError } from "@/components/toasts/toast-error";
import { cartTotal, isParcel, isService } from "@/lib/cart/cart";
import type { CartItem } from "@/lib/cart/types";
import { createPaymentAction, placeCashOrderAction } from "@/lib/checkout/actions";
import { attemptMark, nextAttempt } from "@/lib/checkout/attempt";
import type { checkoutSchema } from "@/lib/checkout/schema";
import { shippingProblems } from "@/lib/checkout/shipping";
import type { CashOrder, PaymentSession, PaymentStart } from "@/lib/checkout/types";
import type { ActionResult, FieldErrors, RefusalReason } from "@/lib/core/result";
import { METHODS } from "@/lib/orders/methods";
import type { PaymentMethod } from "@/lib/orders/types";
import { bankErrors } from "./bank-page";
import { goToBank } from "./bank-start";
import { endAttempt, newKey, readAttempt, saveAttempt, saveBank } from "./browser-store";
import type { CheckoutDraft } from "./checkout-form";

const NO_DATA = "No se recibieron datos del servidor";
const TERMS = "Acepta los términos para continuar.";
/** Prices or stock changed: review the cart again. */
const STALE = new Set<RefusalReason | undefined>([
  "price_changed",
  "cart_changed",
  "out_of_stock",
  "already_owned",
  "empty_cart",
]);
/** Rejected before anything was written: the previous attempt is still valid. */
const NOTHING_PLACED = new Set(["conflict", "invalid", "rate_limited"]);

type CheckoutForm = z.input<ReturnType<typeof checkoutSchema>>;
/** Without a connection the server is left to check. */
const UNCHECKED = () => ({});
const bankRules = () =>
  import("@/lib/payments/bank-problems").then(
    ({ typedBankProblems }) => typedBankProblems,
    () => UNCHECKED,
  );
const invoiceRules = () =>
  import("@/lib/orders/invoice").then(
    ({ invoiceProblems }) => invoiceProblems,
    () => UNCHECKED,
  );

type Place = (input: CheckoutForm) => Promise<ActionResult<PaymentStart | CashOrder>>;

type Phase = { name: "form" } | { name: "paying"; session: PaymentSession };

type Options = {
  items: readonly CartItem[];
  isSignedIn: boolean;
  onStale: () => void;
  onCashPlaced: (order: CashOrder) => void;
  /** The order of this attempt is paid or has a payment in progress. */
  onSettled: (start: Extract<PaymentStart, { kind: "settled" }>) => void;
};

/** Places orders with an idempotency key per attempt. */
export function useCheckout({ items, isSignedIn, onStale, onCashPlaced, onSettled }: Options) {
  const [phase, setPhase] = useState<Phase>({ name: "form" });
  const [placing, setPlacing] = useState<PaymentMethod>();
  const [errors, setErrors] = useState<FieldErrors>({});
  const [message, setMessage] = useState<string>();
  const isBusy = useRef(false);

  // The router caches pages: on return, start at the first step instead of an old card form.
  useEffect(() => () => setPhase({ name: "form" }), []);

  async function send({ method, delivery, shipping, invoice }: CheckoutDraft) {
    const mark = attemptMark({ method, delivery, items, shipping });
    const earlier = readAttempt();
    const attempt = async (previous: typeof earlier) => {
      const next = nextAttempt(previous, mark, newKey());
      saveAttempt(next);
      const { key, replaces } = next;
      const wanted = items.map(({ type, id, quantity }) => ({ type, id, quantity }));
      const place: Place = METHODS[method].isOnline ? createPaymentAction : placeCashOrderAction;
      const result = await asOpened(() =>
        place({
          checkoutKey: key,
          replaces,
          method,
          delivery,
          items: wanted,
          expectedTotal: cartTotal(items),
          shipping,
          ...(invoice && { invoice }),
          acceptsTerms: true,
        }),
      ).catch(noResponse);
      return { next, result };
    };
    let { next, result } = await attempt(earlier);
    // The order of this key is closed (cancelled, expired, another account): place a new one.
    if (result && !result.ok && result.reason === "checkout_changed")
      ({ next, result } = await attempt({ ...next, mark: "" }));
    if (result && !result.ok && NOTHING_PLACED.has(result.code)) saveAttempt(earlier);
    return { next, result };
  }

  /** Errors in the order of the form. The rules of a bank and of an invoice are loaded with their forms. */
  async function problemsOf(draft: CheckoutDraft): Promise<FieldErrors> {
    const { method, delivery, shipping, bank, invoice, acceptsTerms } = draft;
    return {
      ...shippingProblems(shipping, {
        method,
        delivery,
        hasParcel: items.some(isParcel),
        hasService: items.some(isService),
        isSignedIn,
      }),
      ...(METHODS[method].isBank && bankErrors((await bankRules())(bank))),
      ...(invoice && (await invoiceRules())(invoice)),
      ...(!acceptsTerms && { acceptsTerms: TERMS }),
    };
  }

  /** Clears errors that are fixed while typing; adds no new ones. */
  async function recheck(draft: CheckoutDraft) {
    if (Object.keys(errors).length === 0) return;
    const left = await problemsOf(draft);
    setErrors((shown) => Object.fromEntries(Object.entries(shown).filter(([field]) => field in left)));
  }

  async function place(draft: CheckoutDraft) {
    if (isBusy.current || items.length === 0) return;
    isBusy.current = true;
    const problems = await problemsOf(draft);
    setErrors(problems);
    setMessage(undefined);
    isBusy.current = Object.keys(problems).length === 0;
    if (!isBusy.current) return focusField(problems);
    setPlacing(draft.method);
    const isLeaving = await goOn(draft, await send(draft));
    isBusy.current = false;
    // The button stays busy while the bank's page loads.
    if (!isLeaving) setPlacing(undefined);
  }

  function show({ message: text, fieldErrors = {} }: { message: string; fieldErrors?: FieldErrors }) {
    setMessage(text);
    setErrors(fieldErrors);
    if (Object.keys(fieldErrors).length > 0) focusField(fieldErrors);
  }

  /** What follows the placed order; returns whether the browser leaves the site. */
  async function goOn(draft: CheckoutDraft, { next, result }: Awaited<ReturnType<typeof send>>) {
    if (!result) return show({ message: OFFLINE_KEPT });
    if (!result.ok) {
      show(result);
      if (STALE.has(result.reason)) onStale();
      return;
    }
    if (!result.data) return toastError(NO_DATA);
    if (!("kind" in result.data)) {
      endAttempt();
      return onCashPlaced(result.data);
    }
    const { key, mark } = next;
    const token = result.data.kind === "session" ? result.data.session.token : result.data.token;
    saveAttempt({ key, mark, token });
    if (result.data.kind === "settled") return onSettled(result.data);
    if (!METHODS[draft.method].isBank) return setPhase({ name: "paying", session: result.data.session });
    saveBank(draft.bank);
    const refusal = await goToBank(token, draft.bank);
    if (refusal === "leaving") return true;
    show(refusal ?? { message: OFFLINE_KEPT });
  }

  /** Back to the form; the order stays reserved and the same data finds it again. */
  function backToForm(reason?: string) {
    setPhase({ name: "form" });
    setMessage(reason);
  }

  return { phase, placing, errors, message, place, recheck, backToForm };
}

/** After the messages are rendered, so that a screen reader announces the field with its error. */
function focusField(problems: FieldErrors): void {
  const [first = ""] = Object.keys(problems);
  const id = /^(shipping|invoice)\.|^bank-/.test(first) ? first.replace(".", "-") : `shipping-${first}`;
  requestAnimationFrame(() => document.getElementById(id)?.focus());
}
