import { describe, expect, test } from "vitest";
import {
  addItem,
  amountOf,
  type DraftLine,
  draftOf,
  isLowered,
  linesToSend,
  takenOff,
  totalOf,
} from "./draft-lines";

const control = { type: "product" as const, id: "c", name: "Control", price: 90_000, stock: 3 };
const course = { type: "course" as const, id: "k", name: "Curso", price: 50_000, stock: null };
const one: DraftLine = { ...control, list: 90_000, quantity: "1", price: "90000", reason: "" };

describe("lines that staff type", () => {
  test("an item that is there already gets one unit more, a course does not", () => {
    const twice = addItem(addItem([], control), control);
    expect(twice).toMatchObject([{ id: "c", quantity: "2", price: "90000", list: 90_000 }]);
    expect(addItem(addItem([], course), course)).toMatchObject([{ id: "k", quantity: "1" }]);
    expect(addItem(twice, { ...control, type: "service" as never })).toHaveLength(2);
  });

  test("sum what is typed, with or without dots, and nothing for what is no number", () => {
    expect(amountOf({ quantity: "2", price: "90.000" })).toBe(180_000);
    expect(amountOf({ quantity: "dos", price: "90.000" })).toBe(0);
    expect(totalOf([one, { ...one, price: "1000" }])).toBe(91_000);
  });

  test("need a reason for a price that is lowered now", () => {
    const was = { line: "l", quantity: 1, price: 80_000 };
    expect(isLowered(one)).toBe(false);
    expect(isLowered({ ...one, price: "80000" })).toBe(true);
    expect(isLowered({ ...one, price: "80.000", was })).toBe(false);
    expect(isLowered({ ...one, price: "70000", was })).toBe(true);
  });

  test("that were taken off a paid order are refunded, each as many units as it lost", () => {
    const was = (line: string, quantity: number) => ({ line, quantity, price: 90_000 });
    const before: DraftLine[] = [
      { ...one, quantity: "3", was: was("l", 3) },
      { ...one, id: "d", type: "service", was: was("m", 1) },
      { ...one, id: "e", was: was("n", 1) },
    ];
    expect(takenOff(before, before)).toEqual([]);
    expect(
      takenOff(before, [
        { ...before[0]!, quantity: "1" },
        { ...before[2]!, quantity: "9" },
      ]),
    ).toEqual([
      { item: "l", quantity: 2, restock: true },
      { item: "m", quantity: 1, restock: false },
    ]);
  });

  test("of an order are what is not refunded of it, without its repair", () => {
    const line = { id: "l", type: "product" as const, itemId: "c", name: "Control", unitPrice: 80_000 };
    const lines = draftOf([
      { ...line, quantity: 3, refunded: 1, listPrice: 90_000 },
      { ...line, id: "m", quantity: 1, refunded: 1, listPrice: null },
      { ...line, id: "n", type: "repair", quantity: 1, refunded: 0, listPrice: null },
    ]);
    expect(lines).toMatchObject([
      { list: 90_000, quantity: "2", was: { line: "l", quantity: 2, price: 80_000 } },
    ]);
    // The price of the catalogue was shown for a new line only.
    expect(linesToSend([...lines, one])).toEqual([
      { type: "product", id: "c", quantity: 2, price: "80000", reason: "" },
      { type: "product", id: "c", quantity: 1, price: "90000", list: 90_000, reason: "" },
    ]);
  });
});
