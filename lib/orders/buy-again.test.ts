import { expect, test } from "vitest";
import type { CartLine } from "@/lib/cart/review";
import { item } from "@/tests/factories/order-mails";
import { buyAgain, canBuyAgain } from "./buy-again";
import type { Order, OrderItem } from "./rows";

const bought = (itemId: string, quantity = 1, type: OrderItem["type"] = "product") =>
  item(type, { itemId, name: `${itemId} de antes`, quantity });
const line = (id: string, stock: number | null, type: CartLine["type"] = "product"): CartLine => ({
  type,
  id,
  slug: id,
  name: id,
  image: "",
  price: 5000,
  stock,
});

test("items still on sale go into the cart with current name, price and stock", () => {
  const answer = buyAgain({ items: [bought("control", 2)], paymentStatus: "paid" }, [line("control", 9)]);
  expect(answer.items).toMatchObject([
    { id: "control", name: "control", price: 5000, maxQuantity: 9, quantity: 2 },
  ]);
  expect(answer.leftOut).toEqual([]);
});

test("lists the items left out, and why", () => {
  const items = [
    bought("gone"),
    bought("empty"),
    bought("few", 5),
    bought("last", 2),
    bought("visit", 3, "service"),
    bought("repair", 1, "repair"),
  ];
  const lines = [line("empty", 0), line("few", 2), line("last", 1), line("visit", null, "service")];
  const answer = buyAgain({ items, paymentStatus: "unpaid" }, lines);
  expect(answer.items.map(({ id, quantity }) => `${quantity} ${id}`)).toEqual(["2 few", "1 last", "3 visit"]);
  expect(answer.leftOut).toEqual([
    "«gone de antes» ya no se vende.",
    "«empty» está agotado.",
    "Solo quedan 2 unidades de «few».",
    "Solo queda 1 unidad de «last».",
    "«repair de antes» se pide de nuevo al taller.",
  ]);
});

test("a paid course is owned already; an unpaid one can be bought", () => {
  const items = [bought("curso", 1, "course")];
  const lines = [line("curso", null, "course")];
  expect(buyAgain({ items, paymentStatus: "paid" }, lines)).toEqual({
    items: [],
    leftOut: ["«curso» ya está en Mis Cursos."],
  });
  expect(buyAgain({ items, paymentStatus: "unpaid" }, lines).items).toHaveLength(1);
});

test.each<[string, Order["status"], OrderItem[], Order["paymentStatus"], boolean]>([
  ["a paid order", "confirmed", [bought("control")], "paid", true],
  ["an expired order", "expired", [bought("control")], "unpaid", true],
  ["an order that waits for its payment", "placed", [bought("control")], "unpaid", false],
  ["a course and a repair", "confirmed", [item("course"), item("repair")], "paid", false],
  ["an unpaid course", "expired", [item("course")], "unpaid", true],
  ["a refunded course", "confirmed", [item("course", { quantity: 1, refunded: 1 })], "paid", true],
])("whether buying again is offered for %s", (_, status, items, paymentStatus, isOffered) => {
  expect(canBuyAgain({ status, items, paymentStatus })).toBe(isOffered);
});
