import { expect, test } from "vitest";
import { item } from "@/tests/factories/order-mails";
import { boughtItems, toPurchases } from "./purchases";
import type { Order, OrderItem } from "./rows";

const bought = (itemId: string, type: OrderItem["type"] = "product") => item(type, { itemId });
const order = (createdAt: string, items: OrderItem[], more: Partial<Order> = {}) => ({
  createdAt,
  items,
  paymentStatus: "paid" as const,
  shippingStatus: "pending" as const,
  ...more,
});

test("each item once, latest first, without courses and unpaid items", () => {
  const orders = [
    order("2026-03-03", [bought("a")], { paymentStatus: "unpaid" }),
    order("2026-03-02", [bought("b"), bought("c", "course")]),
    order("2026-03-01", [bought("b"), bought("d", "service")], { paymentStatus: "partially_refunded" }),
    order("2026-02-01", [bought("e")], { paymentStatus: "unpaid", shippingStatus: "delivered" }),
    order("2026-01-01", [bought("f")], { paymentStatus: "refunded" }),
  ];
  expect(boughtItems(orders).map(({ id, boughtAt }) => `${id} ${boughtAt}`)).toEqual([
    "b 2026-03-02",
    "d 2026-03-01",
    "e 2026-02-01",
  ]);
});

test("only items still on sale, those in stock first, at most six", () => {
  const past = (ids: string, type: "product" | "service" = "product") =>
    [...ids].map((id) => ({ type, id, quantity: 1, boughtAt: "2026-03-01" }));
  const line = { type: "product" as const, slug: "", name: "", image: "", price: 1000 };
  const lines = [..."acdefgh"].map((id) => ({ ...line, id, stock: id === "a" ? 0 : 5 }));
  const shown = (...given: Parameters<typeof past>) =>
    toPurchases(past(...given), lines)
      .map(({ id }) => id)
      .join("");
  expect([shown("abcdefgh"), shown("abc"), shown("a", "service")]).toEqual(["cdefgh", "ca", ""]);
});
