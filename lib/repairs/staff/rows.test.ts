import { expect, test } from "vitest";
import { plannedParts, toPart } from "./rows";

const at = "2026-03-01T12:00:00Z";
const part = (more: Partial<Parameters<typeof toPart>[0]> = {}) =>
  toPart(
    {
      id: "p",
      orden_id: "o",
      product_id: null,
      name: "Puerto HDMI",
      quantity: 1,
      unit_price: 40_000,
      quote_id: "q",
      quote_line: 2,
      used_at: at,
      used_by: "ana",
      returned_at: null,
      returned_by: null,
      ...more,
    },
    new Map(),
  );

test("the plan is the part lines of an approved quote, with the installed quantities", () => {
  const line = { concept: "Puerto", quantity: 2, unitPrice: 1000, amount: 2000, productId: null };
  const lines = [
    { ...line, kind: "labour" as const },
    { ...line, kind: "part" as const },
  ];
  const quote = { id: "q", state: "aprobada" as const, lines };
  const parts = [part(), part({ returned_at: at }), part({ quote_id: "older" }), part({ quote_line: 1 })];
  expect(plannedParts(quote, parts)).toMatchObject([{ number: 2, quantity: 2, used: 1 }]);
  expect(plannedParts({ ...quote, state: "pendiente" }, parts)).toEqual([]);
  expect(plannedParts(null, parts)).toEqual([]);
});
