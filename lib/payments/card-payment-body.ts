import { cut } from "@/lib/core/text";
import { orderNumber } from "@/lib/orders/order-number";
import type { CardPaymentRequest } from "./gateway";

const CATEGORIES: Record<string, string> = {
  product: "electronics",
  service: "services",
  course: "learnings",
  repair: "services",
};

/** The provider wants first and last name; customers type one full name. */
function splitName(name: string): { first_name: string; last_name: string } {
  const [first = "", ...rest] = name.trim().split(/\s+/);
  return { first_name: first, last_name: rest.join(" ") };
}

/**
 * Body of the provider's card payment. Amount and items come from the order; only the card data comes from the browser.
 * `metadata.attempt` is returned with every notification and identifies our attempt.
 */
export function cardPaymentBody({ attempt, card, ip, notificationUrl }: CardPaymentRequest) {
  // A repair can be paid by anyone with its link, so its order has no customer data.
  const names = attempt.phone ? splitName(attempt.name) : {};
  return {
    token: card.token,
    transaction_amount: attempt.amount,
    installments: card.installments,
    payment_method_id: card.paymentMethodId,
    ...(card.issuerId && { issuer_id: Number(card.issuerId) }),
    description: `Pedido ${orderNumber(attempt.order_id)}`,
    external_reference: attempt.order_id,
    binary_mode: false,
    metadata: { attempt: attempt.idempotency_key },
    ...(notificationUrl && { notification_url: notificationUrl }),
    payer: {
      email: card.email || attempt.email,
      ...names,
      ...(card.identification && { identification: card.identification }),
    },
    additional_info: {
      ...(ip && { ip_address: ip }),
      items: attempt.items.map((item) => ({
        id: item.id,
        title: cut(item.name, 250),
        category_id: CATEGORIES[item.type] ?? "others",
        quantity: item.quantity,
        unit_price: item.unit_price,
      })),
      ...(attempt.phone && { payer: { ...names, phone: { number: attempt.phone } } }),
    },
  };
}
