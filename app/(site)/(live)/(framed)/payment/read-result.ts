import "server-only";
import { rememberedOrder } from "@/lib/checkout/order-cookie";
import { getPaymentResult } from "@/lib/checkout/queries";
import { isLinkToken } from "@/lib/core/inputs";

export type ResultParams = Promise<Record<string, string | string[] | undefined>>;

const single = (value: string | string[] | undefined) => (typeof value === "string" ? value : undefined);

/**
 * The result by the query string and by the database: the order comes from the link token or this browser's cookie, and
 * the payment counts only when it belongs to that order.
 */
export async function readResult(searchParams: ResultParams) {
  const params = await searchParams;
  const linked = single(params.pedido);
  const token = isLinkToken(linked) ? linked : await rememberedOrder();
  const paymentId = single(params.payment_id)?.slice(0, 64);
  const result = await getPaymentResult(token, paymentId);
  return { paymentId, status: single(params.status)?.slice(0, 32), ...result };
}
