import { expect, test } from "vitest";
import { cardPaymentBody } from "./payment-body";

const attempt = {
  payment_id: "p",
  order_id: "0e6c2f0e-6a3f-4a57-9a2b-7a1c5a1e2b3c",
  attempt: 2,
  idempotency_key: "0e6c2f0e-6a3f-4a57-9a2b-7a1c5a1e2b3c-2",
  method: "",
  amount: 120_000,
  email: "pedido@example.com",
  name: "Ana María Gómez Ruiz",
  phone: "3001234567",
  place: null,
  items: [{ id: "i", type: "product", name: "Control", quantity: 2, unit_price: 60_000 }],
};
const card = {
  token: "tok",
  paymentMethodId: "visa",
  issuerId: "310",
  installments: 3,
  email: undefined,
  identification: undefined,
};

test("amount, items and reference come from the order; card data from the form", () => {
  expect(cardPaymentBody({ attempt, card, ip: "1.2.3.4", notificationUrl: "https://x.co/api" })).toEqual({
    token: "tok",
    transaction_amount: 120_000,
    installments: 3,
    payment_method_id: "visa",
    issuer_id: 310,
    description: "Pedido 0e6c2f0e",
    external_reference: attempt.order_id,
    binary_mode: false,
    three_d_secure_mode: "optional",
    metadata: { attempt: attempt.idempotency_key },
    notification_url: "https://x.co/api",
    payer: { email: "pedido@example.com", first_name: "Ana", last_name: "María Gómez Ruiz" },
    additional_info: {
      ip_address: "1.2.3.4",
      items: [{ id: "i", title: "Control", category_id: "electronics", quantity: 2, unit_price: 60_000 }],
      payer: { first_name: "Ana", last_name: "María Gómez Ruiz", phone: { number: "3001234567" } },
    },
  });
});

test("unknown data is left out, and the card form's e-mail and document take precedence", () => {
  const identification = { type: "CC", number: "123" };
  const body = cardPaymentBody({
    attempt,
    card: { ...card, issuerId: undefined, email: "titular@example.com", identification },
  });
  expect(body).not.toHaveProperty("issuer_id");
  expect(body).not.toHaveProperty("notification_url");
  expect(body.payer).toMatchObject({ email: "titular@example.com", identification });
  expect(body.additional_info).not.toHaveProperty("ip_address");
});

test("an order without customer data sends none", () => {
  const items = [{ id: "q", type: "repair", name: "Reparación abcdef12", quantity: 1, unit_price: 120_000 }];
  const body = cardPaymentBody({
    attempt: { ...attempt, name: "Reparación abcdef12", phone: "", items },
    card,
  });
  expect(body.payer).toEqual({ email: "pedido@example.com" });
  expect(body.additional_info).toEqual({ items: [expect.objectContaining({ category_id: "services" })] });
});
