import { useEffect, useEffectEvent, useRef, useState } from "react";
import { getCheckoutStateAction } from "@/lib/checkout/actions";
import type { CheckoutState } from "@/lib/checkout/types";
import { endCheckout, isAttempt, readAttempt } from "./browser-store";

/**
 * What became of the order that this browser was paying when it was last here: the browser may have been
 * closed, or the network gone, after the card was charged. The server knows. It is asked again when another
 * tab went on with it, and when the page is come back to.
 */
export function useOpenOrder(onPaid: (token: string) => void) {
  const [order, setOrder] = useState<CheckoutState | null>(null);
  /** The order that is told of: what ended it elsewhere took it out of the browser's memory. */
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
    /** Tells of this order when the page is come back to. */
    remember: (token: string) => {
      known.current = token;
    },
    dismiss: () => {
      known.current = undefined;
      setOrder(null);
    },
  };
}
