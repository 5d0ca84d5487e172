import { MAX_INSTALLMENTS } from "@/lib/legal/promises";
import { isSentAsCode } from "./sent-as-code";
import type { Product } from "./types";

export type PaymentWays = { card: string; bank: string; cash: string };

/**
 * How a product can be paid. Cash is empty for a code, and above the total that a person without orders may pay on
 * delivery.
 */
export function paymentWays(product: Pick<Product, "kind" | "price">, cashTotal: number): PaymentWays {
  return {
    card: `Hasta ${MAX_INSTALLMENTS} cuotas con tarjeta de crédito`,
    bank: "PSE: desde tu banco, Nequi o Daviplata",
    cash: isSentAsCode(product) || product.price > cashTotal ? "" : "Contra entrega: pides por WhatsApp",
  };
}
