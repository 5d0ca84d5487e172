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

const control = {
  id: "c",
  type: "product",
  name: "Control",
  price: 120_000,
  image: "",
  slug: "control",
  maxQuantity: 3,
} as const;
const course = { id: "k", type: "course", name: "Curso", price: 80_000, image: "", slug: "curso" } as const;
const service = { id: "s", type: "service", name: "Limpieza", price: 50_000, image: "", slug: "l" } as const;

const of = (...lines: [Omit<CartItem, "quantity">, number][]): CartItem[] =>
  lines.map(([item, quantity]) => ({ ...item, quantity }));

test("a new item enters with one, an existing one gets one more", () => {
  const once = addItem([], control);
  expect(once).toEqual(of([control, 1]));
  expect(addItem(once, control)).toEqual(of([control, 2]));
});

test("adding several at once stops at the stock", () => {
  expect(addItem(of([control, 2]), control, 5)).toEqual(of([control, 3]));
});

test("at the bound the same list comes back", () => {
  const full = of([control, 3], [course, 1]);
  expect(addItem(full, control)).toBe(full);
  expect(addItem(full, course)).toBe(full);
});

test("a product without stock does not enter", () => {
  expect(addItem([], { ...control, maxQuantity: 0 })).toEqual([]);
});

test("adding again takes today's price and stock", () => {
  const [line] = addItem(of([control, 1]), { ...control, price: 99_000, maxQuantity: 9 });
  expect(line).toMatchObject({ price: 99_000, maxQuantity: 9, quantity: 2 });
});

test.each([0, -1])("quantity %i removes the item", (quantity) => {
  expect(setQuantity(of([control, 2], [service, 1]), "c", quantity)).toEqual(of([service, 1]));
});

test("quantities stay within 1 and what there is", () => {
  const items = of([control, 1], [course, 1], [service, 1]);
  expect(setQuantity(items, "c", 8)).toEqual(of([control, 3], [course, 1], [service, 1]));
  expect(setQuantity(items, "k", 2)).toEqual(items);
  expect(setQuantity(items, "s", 40)[2]?.quantity).toBe(40);
});

test("bounds: stock, one course, 999 of anything", () => {
  expect([control, course, service].map(maxQuantityOf)).toEqual([3, 1, 999]);
  expect(maxQuantityOf({ ...control, maxQuantity: 5000 })).toBe(999);
  expect(maxQuantityOf({ type: "course", maxQuantity: 7 })).toBe(1);
});

test("a cart of fifty lines takes no more", () => {
  const lines = Array.from({ length: 50 }, (_, n) => ({ ...service, id: `s${n}`, quantity: 1 }));
  expect(addItem(lines, control)).toBe(lines);
  expect(addItem(lines, { ...service, id: "s7" })[7]?.quantity).toBe(2);
});

test("total and count", () => {
  const items = of([control, 2], [course, 1]);
  expect(cartTotal(items)).toBe(320_000);
  expect(cartCount(items)).toBe(3);
  expect([cartTotal([]), cartCount([])]).toEqual([0, 0]);
});

test("removing an unknown id changes nothing", () => {
  expect(removeItem(of([control, 2]), "x")).toEqual(of([control, 2]));
});

test("topping up fills what is missing and never doubles", () => {
  const items = of([control, 2]);
  expect(topUp(items, control, 2)).toBe(items);
  expect(topUp(items, control, 3)).toEqual(of([control, 3]));
  expect(topUp(items, course, 1)).toEqual(of([control, 2], [course, 1]));
  expect(topUp(items, control, 9)).toEqual(of([control, 3]));
});

test("what was taken out comes back once, and what was added since stays", () => {
  const taken = of([control, 2]);
  expect(restoreItems(of([course, 1]), taken)).toEqual(of([control, 2], [course, 1]));
  expect(restoreItems(of([control, 1]), taken)).toEqual(of([control, 1]));
});
