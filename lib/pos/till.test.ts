import { describe, expect, test } from "vitest";
import {
  addFound,
  discounted,
  discountOf,
  emptyTill,
  notesFor,
  paymentOf,
  problemOf,
  setPrice,
  setQuantity,
  type Till,
  totalOf,
} from "./till";
import type { Found } from "./types";

const control: Found = {
  kind: "product",
  id: "p1",
  name: "Control",
  price: 189_900,
  stock: 2,
  sku: "",
  barcode: "",
};
const cleaning: Found = { kind: "service", id: "s1", name: "Limpieza", price: 60_000 };
const repair: Found = {
  kind: "repair",
  id: "r1",
  number: "4801a317",
  device: "PS5",
  customer: "Gloria",
  phone: "3001234567",
  estado: "Completado",
  quoteId: "q1",
  due: 369_000,
  deposit: 0,
  isReady: true,
};
const CONTROL = { type: "product", id: "p1" } as const;
const start = emptyTill("k", "efectivo");
const add = (...found: Found[]): Till => found.reduce(addFound, start);

describe("what is sold", () => {
  test("a second scan is a second unit, a repair is there once", () => {
    const till = add(control, cleaning, control, repair, repair);
    expect(till.lines.map(({ quantity }) => quantity)).toEqual([2, 1]);
    expect(till.repairs).toHaveLength(1);
    expect(totalOf(till)).toBe(2 * 189_900 + 60_000 + 369_000);
  });

  test("a quantity of zero takes the line out", () => {
    expect(setQuantity(add(control, cleaning), CONTROL, 0).lines.map(({ id }) => id)).toEqual(["s1"]);
  });

  test("a price back at the list's has no reason", () => {
    const lowered = setPrice(add(control), CONTROL, 170_000, "Caja abierta");
    expect(lowered.lines[0]).toMatchObject({ price: 170_000, reason: "Caja abierta" });
    expect(setPrice(lowered, CONTROL, 189_900, "Caja abierta").lines[0]).toMatchObject({ reason: "" });
  });

  test("a discount in percent gives half a peso to the buyer", () => {
    expect(discounted(33_333, 10)).toBe(29_999);
    expect(discountOf({ listPrice: 33_333, price: 29_999 })).toBe(10);
    expect(discounted(0, 10)).toBe(0);
  });
});

describe("how it is paid", () => {
  const half = (amount: string, received = ""): Till => ({
    ...add(repair),
    parts: [
      { method: "efectivo", amount, reference: "" },
      { method: "datafono", amount: "", reference: "004512" },
    ],
    received,
  });

  test("the part without an amount takes the rest", () => {
    expect(paymentOf(half("200.000"))).toMatchObject({
      amounts: [200_000, 169_000],
      missing: 0,
      cash: 200_000,
    });
    expect(paymentOf(half("400.000")).missing).toBe(-31_000);
    expect(paymentOf(half("abc")).amounts).toEqual([null, 369_000]);
  });

  test("cash is exact until more is handed over", () => {
    expect(paymentOf(half("100000")).change).toBe(0);
    expect(paymentOf(half("100000", "120.000")).change).toBe(20_000);
    expect(paymentOf(half("100000", "80000")).change).toBe(-20_000);
  });

  test.each([
    ["nothing", start, "Agrega qué se vende."],
    ["too many", setQuantity(add(control), CONTROL, 3), "De «Control» hay 2."],
    [
      "a deposit without an amount",
      add({ ...repair, due: 0, quoteId: null }),
      "Escribe cuánto deja a cuenta de la reparación 4801a317.",
    ],
    ["too much", half("400.000"), "Revisa el valor de cada pago."],
    ["no amount", half("abc"), "Revisa el valor de cada pago."],
    [
      "too little",
      { ...half("100"), parts: [{ method: "datafono", amount: "100", reference: "" }] },
      "El pago no alcanza para el total.",
    ],
    ["too little cash", half("100000", "1"), "El efectivo recibido no alcanza."],
  ] as const)("cannot be charged: %s", (_, till, problem) => {
    expect(problemOf(till as Till, true)).toBe(problem);
  });

  test("cash needs an open drawer, a card does not", () => {
    const till = add(cleaning);
    expect(problemOf(till, false)).toBe("Abre la caja para recibir efectivo.");
    expect(
      problemOf({ ...till, parts: [{ method: "datafono", amount: "", reference: "" }] }, false),
    ).toBeNull();
    expect(problemOf(till, true)).toBeNull();
  });

  test("notes that somebody may hand over", () => {
    expect(notesFor(41_500)).toEqual([50_000, 60_000, 100_000]);
    expect(notesFor(50_000)).toEqual([60_000, 100_000]);
  });
});
