import { useEffect, useEffectEvent, useRef, useState } from "react";
import { getCheckoutStateAction } from "@/lib/checkout/actions";
import type { CheckoutState } from "@/lib/checkout/types";
import { endCheckout, isAttempt, readAttempt, saveAttempt } from "./browser-store";

/**
 * State of the order that this browser was paying earlier: it may have been closed or gone offline after the charge.
 * Queried again when another tab changes the attempt and when the page is restored.
 */
export function useOpenOrder(onPaid: (token: string) => void) {
  const [order, setOrder] = useState<CheckoutState | null>(null);
  /** Kept although another tab has cleared the attempt from storage. */
  const known = useRef<string>(undefined);
  const paid = useEffectEvent(onPaid);

  useEffect(() => {
    let isGone = false;
    async function ask() {
      const token = readAttempt()?.token ?? known.current;
      if (!token) return;
      known.current = token;
      const result = await getCheckoutStateAction({ token }).catch(() => null);
      if (isGone || !result?.ok) return;
      const state = result.data;
      if (state?.stage === "paid") paid(token);
      else if (state?.stage !== "pending" && state?.stage !== "open") endCheckout(token);
      setOrder(state);
    }
    const elsewhere = ({ key }: StorageEvent) => {
      if (isAttempt(key)) void ask();
    };
    void ask();
    window.addEventListener("storage", elsewhere);
    return () => {
      isGone = true;
      window.removeEventListener("storage", elsewhere);
    };
  }, []);

  return {
    order,
    /** Shows this order when the page is restored. */
    remember: (token: string) => {
      known.current = token;
    },
    dismiss: () => {
      // From here on the cart belongs to a new order: approval of the previous one must not empty it.
      if (order?.stage === "pending") saveAttempt(null);
      known.current = undefined;
      setOrder(null);
    },
  };
}
