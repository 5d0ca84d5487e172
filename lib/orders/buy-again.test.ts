import { expect, test } from "vitest";
import type { CartLine } from "@/lib/cart/review";
import { buyAgain, canBuyAgain } from "./buy-again";
import type { OrderItem } from "./types";

const bought = (itemId: string, quantity = 1, type: OrderItem["type"] = "product") =>
  ({ itemId, type, name: `${itemId} de antes`, quantity, refunded: 0, unitPrice: 1 }) as OrderItem;
const line = (id: string, stock: number | null, type: CartLine["type"] = "product"): CartLine => ({
  type,
  id,
  slug: id,
  name: id,
  image: "/media/x.webp",
  price: 5000,
  stock,
});

test("what is still sold goes into the cart at today's name, price and stock", () => {
  const answer = buyAgain({ items: [bought("control", 2)], paymentStatus: "paid" }, [line("control", 9)]);
  expect(answer).toEqual({
    items: [
      {
        type: "product",
        id: "control",
        slug: "control",
        name: "control",
        image: "/media/x.webp",
        price: 5000,
        maxQuantity: 9,
        quantity: 2,
      },
    ],
    leftOut: [],
  });
});

test("says what was left out, and why", () => {
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

test("a course that was paid is the person's already; an unpaid one can be bought", () => {
  const items = [bought("curso", 1, "course")];
  const lines = [line("curso", null, "course")];
  expect(buyAgain({ items, paymentStatus: "paid" }, lines)).toEqual({
    items: [],
    leftOut: ["«curso» ya está en Mis Cursos."],
  });
  expect(buyAgain({ items, paymentStatus: "unpaid" }, lines).items).toHaveLength(1);
});

test("is offered for what was sold and can be sold again, not for what waits for its payment", () => {
  const offers = (status: "placed" | "confirmed" | "expired", items: OrderItem[], paid = true) =>
    canBuyAgain({ status, items, paymentStatus: paid ? "paid" : "unpaid" });
  const course = bought("curso", 1, "course");
  expect(offers("confirmed", [bought("control")])).toBe(true);
  expect(offers("expired", [bought("control")], false)).toBe(true);
  expect(offers("placed", [bought("control")], false)).toBe(false);
  expect(offers("confirmed", [course, bought("cotización", 1, "repair")])).toBe(false);
  expect(offers("expired", [course], false)).toBe(true);
  expect(offers("confirmed", [{ ...course, refunded: 1 }])).toBe(true);
});
