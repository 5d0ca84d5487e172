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
import { type ShippingValues, shippingProblems } from "@/lib/checkout/shipping";
import type { CashOrder, PaymentSession, PaymentStart } from "@/lib/checkout/types";
import type { ActionResult, FieldErrors, RefusalReason } from "@/lib/core/result";
import { METHODS } from "@/lib/orders/methods";
import type { PaymentMethod } from "@/lib/orders/types";
import { endAttempt, newKey, readAttempt, saveAttempt } from "./browser-store";

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
type Place = (input: CheckoutForm) => Promise<ActionResult<PaymentStart | CashOrder>>;

type Phase = { name: "form" } | { name: "paying"; session: PaymentSession };

type Draft = { method: PaymentMethod; shipping: ShippingValues; acceptsTerms: boolean };

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

  async function send(method: PaymentMethod, shipping: ShippingValues) {
    const mark = attemptMark({ method, items, shipping });
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
          items: wanted,
          expectedTotal: cartTotal(items),
          shipping,
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

  function problemsOf({ method, shipping, acceptsTerms }: Draft): FieldErrors {
    return {
      ...shippingProblems(shipping, {
        method,
        hasParcel: items.some(isParcel),
        hasService: items.some(isService),
        isSignedIn,
      }),
      ...(!acceptsTerms && { acceptsTerms: TERMS }),
    };
  }

  /** Clears errors that are fixed while typing; adds no new ones. */
  function recheck(draft: Draft) {
    if (Object.keys(errors).length === 0) return;
    const left = problemsOf(draft);
    setErrors(Object.fromEntries(Object.entries(errors).filter(([field]) => field in left)));
  }

  async function place(draft: Draft) {
    if (isBusy.current || items.length === 0) return;
    const { method, shipping } = draft;
    const problems = problemsOf(draft);
    setErrors(problems);
    setMessage(undefined);
    if (Object.keys(problems).length > 0) return focusField(problems);
    isBusy.current = true;
    setPlacing(method);
    const { next, result } = await send(method, shipping);
    isBusy.current = false;
    setPlacing(undefined);
    if (!result) return setMessage(OFFLINE_KEPT);
    if (!result.ok) {
      setMessage(result.message);
      setErrors(result.fieldErrors ?? {});
      if (result.fieldErrors) focusField(result.fieldErrors);
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
    if (result.data.kind === "settled") onSettled(result.data);
    else setPhase({ name: "paying", session: result.data.session });
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
  const first = Object.keys(problems)[0]?.replace(/^shipping\./, "");
  requestAnimationFrame(() => document.getElementById(`shipping-${first}`)?.focus());
}
