"use client";

import { useEffect } from "react";
import { settleCheckout } from "../../../settle-checkout";

/** Rendered only when the database has the payment of this browser's order as approved. */
export function ClearCart({ token }: { token: string }) {
  useEffect(() => settleCheckout(token), [token]);
  return null;
}
