import { expect, test } from "vitest";
import type { CartLine } from "@/lib/cart/review";
import { boughtItems, toPurchases } from "./purchases";
import type { Order, OrderItem } from "./types";

const item = (itemId: string, type: OrderItem["type"] = "product") =>
  ({ itemId, type, quantity: 1, refunded: 0 }) as OrderItem;
const order = (createdAt: string, items: OrderItem[], more: Partial<Order> = {}) => ({
  createdAt,
  items,
  paymentStatus: "paid" as const,
  shippingStatus: "pending" as const,
  ...more,
});
const line = (id: string, stock: number | null = 3): CartLine => ({
  type: "product",
  id,
  slug: id,
  name: id,
  image: "",
  price: 1000,
  stock,
});

test("each thing once, the latest first, without courses or what nobody paid", () => {
  const orders = [
    order("2026-03-03", [item("a")], { paymentStatus: "unpaid" }),
    order("2026-03-02", [item("b"), item("c", "course")]),
    order("2026-03-01", [item("b"), item("d", "service")], { paymentStatus: "partially_refunded" }),
    order("2026-02-01", [item("e")], { paymentStatus: "unpaid", shippingStatus: "delivered" }),
    order("2026-01-01", [item("f")], { paymentStatus: "refunded" }),
  ];
  expect(boughtItems(orders).map(({ id, boughtAt }) => `${id} ${boughtAt}`)).toEqual([
    "b 2026-03-02",
    "d 2026-03-01",
    "e 2026-02-01",
  ]);
});

test("only what is still sold, what is in stock first, six at most", () => {
  const bought = ["a", "b", "c", "d", "e", "f", "g", "h"].map((id) => ({
    type: "product" as const,
    id,
    quantity: 1,
    boughtAt: "2026-03-01",
  }));
  const lines = ["a", "c", "d", "e", "f", "g", "h"].map((id) => line(id, id === "a" ? 0 : 5));
  expect(toPurchases(bought, lines).map(({ id }) => id)).toEqual(["c", "d", "e", "f", "g", "h"]);
  expect(toPurchases(bought.slice(0, 3), lines).map(({ id }) => id)).toEqual(["c", "a"]);
  expect(toPurchases([{ ...bought[0]!, type: "service" }], lines)).toEqual([]);
});
