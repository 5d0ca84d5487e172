import { expect, test } from "vitest";
import { item as bought } from "@/tests/factories/order-mails";
import type { OrderItem } from "../rows";
import { costOf, refundableLines, refundedNames } from "./refund-lines";

const item = (id: string, quantity: number, refunded: number, type: OrderItem["type"] = "product") =>
  bought(type, { id, name: `Cosa ${id}`, unitPrice: 10_000, quantity, refunded });

const order = {
  items: [item("a", 3, 1), item("b", 1, 1), item("c", 1, 0, "course"), item("d", 2, 0)],
  returned: { d: 2 },
  hasReservation: true,
};

test("units not refunded yet can be; units taken from stock can be restocked", () => {
  expect(refundableLines(order)).toEqual([
    { id: "a", name: "Cosa a", unitPrice: 10_000, owed: 2, canRestock: true },
    { id: "c", name: "Cosa c", unitPrice: 10_000, owed: 1, canRestock: false },
    { id: "d", name: "Cosa d", unitPrice: 10_000, owed: 2, canRestock: false },
  ]);
  expect(refundableLines(order, ["c"]).map(({ id }) => id)).toEqual(["c"]);
  expect(refundableLines({ ...order, hasReservation: false }).some(({ canRestock }) => canRestock)).toBe(
    false,
  );
});

test("the selected units have a price and a description", () => {
  const chosen = [
    { item: "a", quantity: 2, restock: true },
    { item: "c", quantity: 1, restock: false },
  ];
  expect(costOf(refundableLines(order), chosen)).toBe(30_000);
  expect(refundedNames(order, chosen)).toBe("2 x Cosa a, 1 x Cosa c");
});
