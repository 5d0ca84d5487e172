import { expect, test } from "vitest";
import { orderNumber } from "./order-number";
import { linkedOrder, orderDetail, orderPage } from "./rows";

const answer = {
  id: "1b2c3d4e-0000-4000-8000-000000000000",
  status: "placed",
  payment_method: "card",
  payment_status: "unpaid",
  shipping_status: "pending",
  quantity: 2,
  total_price: 240_000,
  currency: "COP",
  customer_name: "Ana",
  customer_email: "ana@example.com",
  customer_phone: "3001234567",
  shipping_address: "Calle 1",
  has_reservation: true,
  expires_at: "2026-03-10T15:20:00Z",
  tracking_number: null,
  carrier: null,
  estimated_delivery: null,
  delivered_at: null,
  paid_at: null,
  created_at: "2026-03-10T14:50:00Z",
  token: "ab".repeat(24),
  is_payment_in_flight: false,
  items: [
    {
      id: "i",
      order_id: "o",
      item_type: "product",
      item_id: "p",
      name: "Control",
      slug: "control",
      image: "/media/c.webp",
      unit_price: 120_000,
      quantity: 2,
      line_total: 240_000,
      refunded: 0,
    },
  ],
};

test("an order keeps its token and its lines", () => {
  const order = linkedOrder.parse(answer);
  expect(order).toMatchObject({ token: answer.token, total: 240_000 });
  expect(order.items[0]).toMatchObject({ itemId: "p", type: "product", lineTotal: 240_000 });
});

test("the account an order belongs to stays on the server", () => {
  expect(JSON.stringify(linkedOrder.parse({ ...answer, user_id: "u-1" }))).not.toContain("u-1");
});

test("the order's number is the first eight characters of its id", () => {
  expect(orderNumber(answer.id)).toBe("1b2c3d4e");
});

test("an order in full has its attempts and its withdrawal, in our words", () => {
  const request = {
    id: "r",
    order_id: answer.id,
    item_ids: ["i"],
    amount: 240_000,
    reason: "",
    state: "solicitado",
    deadline: null,
    refund_by: "2026-03-25",
    answer: "",
    requested_at: "2026-03-10T15:00:00Z",
  };
  const detail = orderDetail.parse({
    ...answer,
    is_own: true,
    cancel_reason: null,
    is_payment_in_flight: true,
    payments: [
      {
        attempt: 1,
        status: "approved",
        status_detail: "accredited",
        last_four: "3564",
        amount: 1,
        refunded_amount: 0,
        method: "visa",
        installments: 1,
        created_at: "2026-03-10T14:51:00Z",
      },
    ],
    withdrawal: {
      refusal: null,
      lines: [{ item_id: "i", amount: 240_000, deadline: "2026-03-17", refusal: null }],
      requests: [request],
    },
    reversal: {
      refusal: null,
      remaining: 240_000,
      method: "visa",
      last_four: "3564",
      requests: [
        {
          id: "v",
          number: "REV-2026-000001",
          cause: "fraude",
          amount: 240_000,
          learned_on: "2026-03-09",
          deadline: "2026-03-16",
          respond_by: "2026-03-31",
          reason: "No la hice",
          issuer_told: true,
          state: "solicitada",
          answer: "",
          requested_at: "2026-03-10T15:00:00Z",
        },
      ],
    },
  });
  expect(detail).toMatchObject({ isOwn: true, isPaymentInFlight: true, total: 240_000 });
  expect(detail.payments[0]).toMatchObject({ attempt: 1, statusDetail: "accredited", lastFour: "3564" });
  expect(detail.withdrawal.lines).toEqual([
    { itemId: "i", amount: 240_000, deadline: "2026-03-17", refusal: null },
  ]);
  expect(detail.withdrawal.requests[0]).toMatchObject({ itemIds: ["i"], refundBy: "2026-03-25" });
  expect(detail.reversal).toMatchObject({
    refusal: null,
    remaining: 240_000,
    method: "visa",
    lastFour: "3564",
    requests: [{ number: "REV-2026-000001", learnedOn: "2026-03-09", issuerTold: true }],
  });
});

test("a page of orders keeps how many there are in all", () => {
  const page = orderPage.parse({ total: 12, orders: [answer] });
  expect([page.total, page.orders.length, page.orders[0]?.items.length]).toEqual([12, 1, 1]);
});
