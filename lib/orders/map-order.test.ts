import { expect, test } from "vitest";
import { toLinkedOrder } from "./map-order";
import { orderNumber } from "./order-number";

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
  created_at: "2026-03-10T14:50:00Z",
  token: "ab".repeat(24),
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
      line_total: null,
    },
  ],
};

test("an order keeps its token, its lines and whether money is on its way", () => {
  const order = toLinkedOrder(answer, true);
  expect(order).toMatchObject({ token: answer.token, total: 240_000, isPaymentInFlight: true });
  expect(order.items[0]).toMatchObject({ itemId: "p", type: "product", lineTotal: 240_000 });
  expect(toLinkedOrder(answer, false).isPaymentInFlight).toBe(false);
});

test("the account an order belongs to stays on the server", () => {
  expect(toLinkedOrder({ ...answer, user_id: "u" }, false)).not.toHaveProperty("userId");
  expect(JSON.stringify(toLinkedOrder({ ...answer, user_id: "u-1" }, false))).not.toContain("u-1");
});

test("the order's number is the first eight characters of its id", () => {
  expect(orderNumber(answer.id)).toBe("1b2c3d4e");
});
