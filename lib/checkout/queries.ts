import "server-only";
import { getCartLines } from "@/lib/cart/queries";
import type { CartLine } from "@/lib/cart/review";
import type { WantedItem } from "@/lib/cart/schema";
import { env } from "@/lib/core/env";
import { getOwnCourses } from "@/lib/courses/learning-queries";
import { orderNumber } from "@/lib/orders/order-number";
import { getOrderByToken, getOrderDetailByToken } from "@/lib/orders/queries";
import type { LinkedOrder, OrderDetail } from "@/lib/orders/rows";
import { holdOf } from "@/lib/orders/status";
import type { BankForm } from "@/lib/payments/bank-form";
import { toOutcome } from "@/lib/payments/outcome";
import type { PaymentOutcome } from "@/lib/payments/types";
import { askAboutWaiting, waitsAtTheBank, waitsForChallenge } from "@/lib/payments/waiting";
import type { StoreSettings } from "@/lib/settings/types";
import { databaseFailure } from "@/lib/supabase/errors";
import { serverClient } from "@/lib/supabase/server";
import { withOwnReservation } from "./own-reservation";
import { bankFormSchema } from "./schema";
import { checkoutStage } from "./stage";
import type { CashLimit, CheckoutState, PaymentSession } from "./types";

/** The cart's items as they are now, with this customer's own reservation and courses taken into account. */
export async function checkCart(items: readonly WantedItem[], token?: string): Promise<CartLine[]> {
  const hasCourses = items.some(({ type }) => type === "course");
  const [lines, order, own] = await Promise.all([
    getCartLines(items),
    token ? getOrderByToken(token) : null,
    hasCourses ? getOwnCourses() : [],
  ]);
  return withOwnReservation(lines, order).map((line) =>
    line.type === "course" && own.some(({ id }) => id === line.id) ? { ...line, isOwned: true } : line,
  );
}

/** Who paid from a bank, and from which, in the user's latest such payment; null without one. */
export async function getLatestBank(user: { id: string }): Promise<BankForm | null> {
  const { data, error } = await serverClient()
    .from("payments")
    .select("person, document_type, document_number, bank_id, orders!payments_order_id_fkey!inner(user_id)")
    .eq("orders.user_id", user.id)
    .neq("bank_id", "")
    .order("created_at", { ascending: false })
    .limit(1)
    .maybeSingle();
  if (error) throw databaseFailure(error, "No se pudo leer tu banco");
  // Data that the form no longer takes is typed anew.
  const form = bankFormSchema.safeParse({
    person: data?.person,
    documentType: data?.document_type,
    documentNumber: data?.document_number,
    bankId: data?.bank_id,
  });
  return form.success ? form.data : null;
}

/** How the user's latest orders were delivered and paid; name, phone and address are empty where none has one. */
export async function getLatestDelivery(user: { id: string }) {
  const { data, error } = await serverClient()
    .from("orders")
    .select("customer_name, customer_phone, shipping_address, delivery, payment_method")
    .eq("user_id", user.id)
    .order("created_at", { ascending: false })
    .limit(5);
  if (error) throw databaseFailure(error, "No se pudieron leer los datos de tus pedidos");
  const first = (column: keyof (typeof data)[number]) => data.find((order) => order[column])?.[column] ?? "";
  return {
    name: first("customer_name"),
    phone: first("customer_phone"),
    address: first("shipping_address"),
    method: data[0]?.payment_method,
    delivery: data[0]?.delivery,
  };
}

/**
 * What a guest may order on delivery. Their open orders are not counted here: the guest is identified by the order's
 * data.
 */
export function guestCashLimit({ cashGuest }: StoreSettings): CashLimit {
  return { ...cashGuest, open: 0, buyer: "guest" };
}

/** What a signed-in user may order on delivery, by the rules of private.check_cash_order. */
export async function getCashLimit(): Promise<CashLimit> {
  const { data, error } = await serverClient().rpc("own_cash_limit").single();
  if (error) throw databaseFailure(error, "No se pudo leer cuánto puedes pedir contra entrega");
  const { units, total, open, is_known } = data;
  return { units, total, open, buyer: is_known ? "known" : "new" };
}

/** The state of an order whose checkout was interrupted; null for an unknown token. */
export async function getCheckoutState({ token }: { token: string }): Promise<CheckoutState | null> {
  const order = await getOrderDetailByToken(token);
  return order && stateOf(order);
}

/** The same for a page that follows a payment live: the provider is asked about one that waits for long. */
export async function followCheckout({ token }: { token: string }): Promise<CheckoutState | null> {
  const order = await getOrderDetailByToken(token);
  if (!order) return null;
  return (await askAboutWaiting(order)) ? getCheckoutState({ token }) : stateOf(order);
}

function stateOf(order: OrderDetail): CheckoutState {
  const payment = order.payments.at(-1);
  const last = payment && toOutcome(payment);
  const atTheBank = waitsAtTheBank(payment) ? payment : undefined;
  return {
    stage: checkoutStage(order, Date.now()),
    token: order.token,
    number: orderNumber(order.id),
    total: order.total,
    expiresAt: order.expiresAt,
    paymentId: last?.paymentId ?? "",
    message: last?.message ?? "",
    method: order.paymentMethod,
    bankUrl: atTheBank?.bankUrl ?? null,
    bankExpiresAt: atTheBank?.expiresAt ?? null,
    hasChallenge: waitsForChallenge(payment),
  };
}

/** What the browser needs to render the card form of an order. */
export function paymentSession(order: LinkedOrder, fallbackEmail = ""): PaymentSession {
  const { MERCADOPAGO_PUBLIC_KEY, MERCADOPAGO_SDK_URL } = env();
  return {
    amount: order.total,
    payer_name: order.customerPhone ? order.customerName : "",
    payer_email: order.customerEmail || fallbackEmail,
    description: `Pedido ${orderNumber(order.id)}`,
    external_reference: order.id,
    token: order.token,
    expiresAt: order.expiresAt,
    hold: holdOf(order),
    publicKey: MERCADOPAGO_PUBLIC_KEY,
    sdkUrl: MERCADOPAGO_SDK_URL,
  };
}

type PaymentResult = { order: OrderDetail; payment: PaymentOutcome | null };

/**
 * The order of a token, and the payment with the given id (the provider's or ours); null when it belongs to another
 * order.
 */
export async function getPaymentResult(
  token: string | undefined,
  paymentId: string | undefined,
): Promise<PaymentResult | null> {
  const order = token ? await getOrderDetailByToken(token) : null;
  if (!order) return null;
  const payment = order.payments.find(({ id, providerId }) => paymentId === providerId || paymentId === id);
  return { order, payment: payment ? toOutcome(payment) : null };
}
