import { expect, test } from "vitest";
import { personHistory } from "./history";

test("rows become what the screens read", () => {
  const order = {
    id: "o",
    created_at: "2026-01-02T00:00:00Z",
    total: 50_000,
    status: "confirmed",
    payment_method: "card",
    payment_status: "paid",
    shipping_status: "shipped",
    expires_at: null,
    summary: "1 × Control",
  } as const;
  const review = {
    id: "r",
    stars: 5,
    body: "Bien",
    status: "approved",
    created_at: "2026-01-03T00:00:00Z",
    product: "Control",
    slug: "control",
  } as const;
  const history = personHistory.parse({
    orders: [order],
    orders_total: 7,
    spent: 50_000,
    courses: [],
    reviews: [review],
  });
  expect(history.orders[0]).toMatchObject({
    createdAt: order.created_at,
    paymentStatus: "paid",
    summary: "1 × Control",
  });
  expect(history.reviews[0]).toMatchObject({ createdAt: review.created_at, product: "Control" });
  expect([history.ordersTotal, history.spent, history.courses]).toEqual([7, 50_000, []]);
});
