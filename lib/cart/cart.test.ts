import { expect, test } from "vitest";
import {
  addItem,
  cartCount,
  cartTotal,
  maxQuantityOf,
  removeItem,
  restoreItems,
  setQuantity,
  topUp,
} from "./cart";
import type { CartItem } from "./types";

const of = { image: "", slug: "" };
const control = { ...of, id: "c", type: "product", name: "Control", price: 120_000, maxQuantity: 3 } as const;
const course = { ...of, id: "k", type: "course", name: "Curso", price: 80_000 } as const;
const service = { ...of, id: "s", type: "service", name: "Limpieza", price: 50_000 } as const;

const cart = (...lines: [Omit<CartItem, "quantity">, number][]): CartItem[] =>
  lines.map(([item, quantity]) => ({ ...item, quantity }));

test("adding creates a line with one unit, increases it, and stops at the stock", () => {
  expect(addItem([], control)).toEqual(cart([control, 1]));
  expect(addItem(cart([control, 1]), control)).toEqual(cart([control, 2]));
  expect(addItem(cart([control, 2]), control, 5)).toEqual(cart([control, 3]));
  expect(addItem([], { ...control, maxQuantity: 0 })).toEqual([]);
  const full = cart([control, 3], [course, 1]);
  expect(addItem(full, control)).toBe(full);
  expect(addItem(full, course)).toBe(full);
});

test("adding again updates price and stock", () => {
  const [line] = addItem(cart([control, 1]), { ...control, price: 99_000, maxQuantity: 9 });
  expect(line).toMatchObject({ price: 99_000, maxQuantity: 9, quantity: 2 });
});

test("quantities stay between 1 and the stock; zero removes the item", () => {
  const items = cart([control, 1], [course, 1], [service, 1]);
  expect(setQuantity(items, "c", 8)).toEqual(cart([control, 3], [course, 1], [service, 1]));
  expect(setQuantity(items, "k", 2)).toEqual(items);
  expect(setQuantity(items, "s", 40)[2]?.quantity).toBe(40);
  for (const none of [0, -1]) expect(setQuantity(items, "c", none)).toEqual(cart([course, 1], [service, 1]));
  expect(removeItem(items, "x")).toEqual(items);
});

test("maximum: the stock, one of a course, 999 of anything", () => {
  expect([control, course, service].map(maxQuantityOf)).toEqual([3, 1, 999]);
  expect(maxQuantityOf({ ...control, maxQuantity: 5000 })).toBe(999);
  expect(maxQuantityOf({ type: "course", maxQuantity: 7 })).toBe(1);
});

test("a cart of fifty lines accepts no more", () => {
  const lines = Array.from({ length: 50 }, (_, n) => ({ ...service, id: `s${n}`, quantity: 1 }));
  expect(addItem(lines, control)).toBe(lines);
  expect(addItem(lines, { ...service, id: "s7" })[7]?.quantity).toBe(2);
});

test("total and count", () => {
  const items = cart([control, 2], [course, 1]);
  expect([cartTotal(items), cartCount(items)]).toEqual([320_000, 3]);
  expect([cartTotal([]), cartCount([])]).toEqual([0, 0]);
});

test("topping up adds only what is missing", () => {
  const items = cart([control, 2]);
  expect(topUp(items, control, 2)).toBe(items);
  expect(topUp(items, control, 9)).toEqual(cart([control, 3]));
  expect(topUp(items, course, 1)).toEqual(cart([control, 2], [course, 1]));
});

test("a removal is undone once, and items added since stay", () => {
  const taken = cart([control, 2]);
  expect(restoreItems(cart([course, 1]), taken)).toEqual(cart([control, 2], [course, 1]));
  expect(restoreItems(cart([control, 1]), taken)).toEqual(cart([control, 1]));
});
