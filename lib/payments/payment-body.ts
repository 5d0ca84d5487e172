import { cut } from "@/lib/core/text";
import { orderNumber } from "@/lib/orders/order-number";
import type { CardPaymentRequest, PaymentRequest } from "./gateway";

const CATEGORIES: Record<string, string> = {
  product: "electronics",
  service: "services",
  course: "learnings",
  repair: "services",
};

/** The provider wants first and last name; customers type one full name. */
export function splitName(name: string): { first_name: string; last_name: string } {
  const [first = "", ...rest] = name.trim().split(/\s+/);
  return { first_name: first, last_name: rest.join(" ") };
}

/** The buyer's name, when the order has one: a repair can be paid by anyone with its link. */
const namesOf = ({ phone, name }: PaymentRequest["attempt"]) => (phone ? splitName(name) : {});

/**
 * What every payment of an order has, however it is paid. `metadata.attempt` is returned with every notification and
 * identifies our attempt.
 */
export function commonBody({ attempt, ip, notificationUrl }: PaymentRequest) {
  return {
    transaction_amount: attempt.amount,
    description: `Pedido ${orderNumber(attempt.order_id)}`,
    external_reference: attempt.order_id,
    binary_mode: false,
    metadata: { attempt: attempt.idempotency_key },
    ...(notificationUrl && { notification_url: notificationUrl }),
    additional_info: {
      ...(ip && { ip_address: ip }),
      items: attempt.items.map((item) => ({
        id: item.id,
        title: cut(item.name, 250),
        category_id: CATEGORIES[item.type] ?? "others",
        quantity: item.quantity,
        unit_price: item.unit_price,
      })),
      ...(attempt.phone && { payer: { ...namesOf(attempt), phone: { number: attempt.phone } } }),
    },
  };
}

/** Body of the provider's card payment. Amount and items come from the order; only the card data comes from the browser. */
export function cardPaymentBody(request: CardPaymentRequest) {
  const { attempt, card } = request;
  return {
    ...commonBody(request),
    token: card.token,
    installments: card.installments,
    payment_method_id: card.paymentMethodId,
    ...(card.issuerId && { issuer_id: Number(card.issuerId) }),
    // The bank may ask the buyer to confirm the purchase on its own page.
    three_d_secure_mode: "optional",
    payer: {
      email: card.email || attempt.email,
      ...namesOf(attempt),
      ...(card.identification && { identification: card.identification }),
    },
  };
}
