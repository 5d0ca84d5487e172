import "server-only";
import { rememberedOrder } from "@/lib/checkout/order-cookie";
import { getPaymentResult } from "@/lib/checkout/queries";
import { isLinkToken } from "@/lib/core/inputs";

export type ResultParams = Promise<Record<string, string | string[] | undefined>>;

const single = (value: string | string[] | undefined) => (typeof value === "string" ? value : undefined);

/**
 * The result by the database: the order comes from the link's token or this browser's cookie, and the payment counts
 * only when it belongs to that order. A payment id in the URL that belongs to another order is ignored.
 */
export async function readResult(searchParams: ResultParams) {
  const params = await searchParams;
  const linked = single(params.pedido);
  const isLinked = isLinkToken(linked);
  const paymentId = single(params.payment_id)?.slice(0, 64);
  const result = await getPaymentResult(isLinked ? linked : await rememberedOrder(), paymentId);
  const isOther = !isLinked && paymentId && !result?.payment;
  return { order: isOther ? null : (result?.order ?? null), payment: result?.payment ?? null };
}
