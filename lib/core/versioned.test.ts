import { expect, test } from "vitest";
import { fieldsThatDiffer, mergeEdits } from "./versioned";

const base = { name: "Control", price: 100, details: [{ label: "Color", value: "Azul" }] };

test("what I did not touch is what the other person saved", () => {
  const mine = { ...base, price: 120 };
  const theirs = { ...base, name: "Control PS5", details: [] };
  expect(mergeEdits(base, mine, theirs)).toEqual({ name: "Control PS5", price: 120, details: [] });
});

test("what both changed is mine", () => {
  expect(mergeEdits(base, { ...base, price: 120 }, { ...base, price: 130 }).price).toBe(120);
});

test("a list is one field: changed inside, it is mine as a whole", () => {
  const mine = { ...base, details: [{ label: "Color", value: "Rojo" }] };
  expect(mergeEdits(base, mine, { ...base, details: [] }).details).toEqual(mine.details);
});

test("two versions in words: only what differs is shown, and spaces around a text are no difference", () => {
  const mine = { Nombre: "Control ", Precio: "$120", Color: "" };
  expect(fieldsThatDiffer(mine, { Nombre: "Control", Precio: "$130" })).toEqual([
    { label: "Precio", mine: "$120", theirs: "$130" },
  ]);
});
