"use client";

import { useEffect } from "react";
import { settleCheckout } from "../../settle-checkout";

/** Rendered only when the server found the payment approved and this browser's. */
export function ClearCart({ token }: { token: string }) {
  useEffect(() => settleCheckout(token), [token]);
  return null;
}
