import { useEffect, useEffectEvent, useState } from "react";
import { getCheckoutStateAction } from "@/lib/checkout/actions";
import type { CheckoutState } from "@/lib/checkout/types";
import { readAttempt, saveAttempt } from "./browser-store";

/**
 * What became of the order that this browser was paying when it was last here: the browser may have been
 * closed, or the network gone, after the card was charged. The server knows.
 */
export function useOpenOrder(onPaid: (token: string) => void) {
  const [order, setOrder] = useState<CheckoutState | null>(null);
  const paid = useEffectEvent(onPaid);

  useEffect(() => {
    const token = readAttempt()?.token;
    if (!token) return;
    let isGone = false;
    async function ask(token: string) {
      const result = await getCheckoutStateAction({ token }).catch(() => null);
      if (isGone || !result?.ok) return;
      const state = result.data;
      if (state?.stage === "paid") paid(token);
      else if (state?.stage !== "pending" && state?.stage !== "open") saveAttempt(null);
      setOrder(state);
    }
    void ask(token);
    return () => {
      isGone = true;
    };
  }, []);

  return { order, dismiss: () => setOrder(null) };
}
