import { expect, test } from "vitest";
import { attemptMark, nextAttempt, parseAttempt } from "./attempt";

const shipping = {
  name: "Ana",
  phone: "3001234567",
  email: "",
  street: "Calle 1",
  complement: "",
  city: "Envigado",
  department: "Antioquia",
  device: "",
  fault: "",
};
const items = [{ type: "product", id: "p", quantity: 1 }];
const wanted = { method: "card", delivery: "envio", items, shipping } as const;
const mark = attemptMark(wanted);

test("an unchanged order keeps its key and token; a changed one gets a new key and replaces the earlier one", () => {
  expect(nextAttempt(null, mark, "k1")).toEqual({ key: "k1", mark });
  const first = { key: "k1", mark, token: "t" };
  expect(nextAttempt(first, mark, "k2")).toBe(first);
  expect(nextAttempt(first, "other", "k2")).toEqual({ key: "k2", mark: "other", replaces: "k1" });
});

test("a change of method, delivery, items, quantities or data is a different order; names and prices are not", () => {
  const marks = [
    attemptMark({ ...wanted, method: "contra_entrega" }),
    attemptMark({ ...wanted, delivery: "tienda" }),
    attemptMark({ ...wanted, items: [{ type: "product", id: "p", quantity: 2 }] }),
    attemptMark({ ...wanted, items: [] }),
    attemptMark({ ...wanted, shipping: { ...shipping, street: "Calle 2" } }),
    attemptMark({ ...wanted, shipping: { ...shipping, city: "Itagüí" } }),
    attemptMark({ ...wanted, shipping: { ...shipping, email: "a@b.co" } }),
  ];
  expect(new Set([mark, ...marks]).size).toBe(8);
  const priced = [{ ...items[0], type: "product", id: "p", quantity: 1, price: 9, name: "X" }];
  expect(attemptMark({ ...wanted, items: priced })).toBe(mark);
});

test("a stored attempt is restored, an invalid one is not", () => {
  const attempt = { key: "k", mark: "m", replaces: "r", token: "t" };
  expect(parseAttempt(JSON.stringify(attempt))).toEqual(attempt);
  expect(parseAttempt('{"key":"k","mark":"m","token":5}')).toEqual({ key: "k", mark: "m" });
  for (const text of [null, "", "null", "7", '{"key":"k"}', "{"]) expect(parseAttempt(text)).toBeNull();
});
