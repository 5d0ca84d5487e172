import { expect, test } from "vitest";
import { type CartLine, changeText, reviewCart } from "./review";
import type { CartItem } from "./types";

const item: CartItem = {
  id: "p",
  type: "product",
  name: "Control",
  price: 120_000,
  image: "/media/c.webp",
  slug: "control",
  maxQuantity: 5,
  quantity: 3,
};
const line: CartLine = {
  type: "product",
  id: "p",
  slug: "control",
  name: "Control",
  image: "/media/c.webp",
  price: 120_000,
  stock: 5,
};
const review = (items: CartItem[], lines: CartLine[]) =>
  reviewCart(
    items,
    lines,
    items.map(({ id }) => id),
  );

test("a new price and a new name are shown with the old ones", () => {
  const { items, changes } = review([item], [{ ...line, price: 130_000, name: "Control Pro", slug: "pro" }]);
  expect(items[0]).toMatchObject({ price: 130_000, name: "Control Pro", slug: "pro", quantity: 3 });
  expect(changes.map(changeText)).toEqual([
    "«Control» ahora se llama «Control Pro».",
    "El precio de «Control Pro» cambió de $120.000 a $130.000.",
  ]);
});

test("less stock lowers the quantity", () => {
  const { items, changes } = review([item], [{ ...line, stock: 2 }]);
  expect(items[0]).toMatchObject({ quantity: 2, maxQuantity: 2 });
  expect(changes.map(changeText)).toEqual([
    "Solo quedan 2 unidades de «Control»: cambiamos la cantidad de 3 a 2.",
  ]);
});

test("nothing is shown for unchanged items, nor for more stock", () => {
  expect(review([item], [line])).toEqual({ items: [item], changes: [] });
  expect(review([item], [{ ...line, stock: 9 }])).toEqual({
    items: [{ ...item, maxQuantity: 9 }],
    changes: [],
  });
});

test("deleted and sold-out items leave the cart", () => {
  const { items, changes } = review([item, { ...item, id: "q", name: "Cable" }], [{ ...line, stock: 0 }]);
  expect(items).toEqual([]);
  expect(changes.map(changeText)).toEqual([
    "«Control» se agotó y lo quitamos de tu carrito.",
    "«Cable» ya no está disponible y lo quitamos de tu carrito.",
  ]);
});

test("the same id of another type is another item", () => {
  expect(review([item], [{ ...line, type: "service", stock: null }]).items).toEqual([]);
});

test("a service loses a stored stock", () => {
  const service = { ...item, type: "service" as const, maxQuantity: 5 };
  const [kept] = review([service], [{ ...line, type: "service", stock: null }]).items;
  expect(kept).not.toHaveProperty("maxQuantity");
});

test("an item added while the response was on its way stays", () => {
  expect(reviewCart([item], [], []).items).toEqual([item]);
});

test("a course that the customer already owns leaves the cart with a message", () => {
  const course: CartItem = { ...item, id: "c", type: "course", name: "Soldar", maxQuantity: 1, quantity: 1 };
  const owned: CartLine = { ...line, id: "c", type: "course", name: "Soldar", stock: null, isOwned: true };
  const { items, changes } = review([course, item], [owned, line]);
  expect(items.map(({ id }) => id)).toEqual(["p"]);
  expect(changes.map(changeText)).toEqual(["«Soldar» ya está en Mis Cursos y lo quitamos de tu carrito."]);
});
