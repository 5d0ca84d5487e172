import { expect, test } from "vitest";
import { parseStoredCart } from "./stored-cart";

const line = { id: "a", type: "product", name: "Cable", price: 9000, image: "/media/a.webp", slug: "cable" };
const stored = (...lines: unknown[]) => parseStoredCart(JSON.stringify(lines));

test("a stored cart is restored", () => {
  const full = { ...line, maxQuantity: 4, quantity: 2 };
  expect(stored(full)).toEqual([full]);
});

test.each([null, "", "{", "null", "7", '{"items":[]}', "[null, 3, []]"])("%j is an empty cart", (text) => {
  expect(parseStoredCart(text)).toEqual([]);
});

test.each([
  { ...line, quantity: 0 },
  { ...line, quantity: 1.5 },
  { ...line, quantity: "2" },
  { ...line, quantity: 1, price: -1 },
  { ...line, quantity: 1, price: Number.NaN },
  { ...line, quantity: 1, type: "gift" },
  { ...line, quantity: 1, id: "" },
  { ...line, quantity: 1, name: undefined },
])("an invalid line is dropped: %j", (bad) => {
  expect(stored(bad, { ...line, id: "b", quantity: 1 }).map(({ id }) => id)).toEqual(["b"]);
});

test("quantities are brought within bounds", () => {
  expect(stored({ ...line, maxQuantity: 2, quantity: 9 })[0]?.quantity).toBe(2);
  expect(stored({ ...line, type: "course", quantity: 9 })[0]?.quantity).toBe(1);
});

test("a line that appears twice counts once", () => {
  expect(stored({ ...line, quantity: 1 }, { ...line, quantity: 2 })).toHaveLength(1);
});

test("unknown fields are dropped", () => {
  expect(Object.keys(stored({ ...line, quantity: 1, extra: "x" })[0] ?? {})).not.toContain("extra");
});
