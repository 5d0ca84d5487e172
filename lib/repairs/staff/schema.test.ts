import { expect, test } from "vitest";
import type { z } from "zod";
import { fieldErrorsOf } from "@/lib/auth/action-builder";
import { WHOLE_PESOS } from "@/lib/core/pesos";
import { changeStateSchema, createQuoteSchema, partUseSchema } from "./schema";

const repairId = "11111111-2222-4333-8444-555555555555";

function problems(schema: z.ZodType, input: unknown) {
  const { error } = schema.safeParse(input);
  return error ? fieldErrorsOf(error) : {};
}

const line = { kind: "part", concept: "Puerto", quantity: 1, unitPrice: 30_000 };
test.each([
  [[line], {}],
  [
    [line, { ...line, concept: " ", quantity: 0, unitPrice: 1.5 }],
    {
      "lines.1.concept": "Escribe el concepto.",
      "lines.1.quantity": "Escribe la cantidad.",
      "lines.1.unitPrice": WHOLE_PESOS,
    },
  ],
  [[], { lines: "Agrega por lo menos un concepto." }],
  [[{ ...line, unitPrice: 0 }], { lines: "Escribe el valor de la cotización." }],
])("the errors of a quote have their line, %#", (lines, wrong) => {
  expect(problems(createQuoteSchema, { repairId, lines })).toEqual(wrong);
});

test("a state change trims typed text and accepts the six states", () => {
  const input = { repairId, state: "Entregado", collectorName: " Ana Gómez " };
  expect(changeStateSchema.parse(input)).toMatchObject({
    collectorName: "Ana Gómez",
    acceptsUnpaid: false,
    isPublic: true,
  });
  expect(problems(changeStateSchema, { repairId, state: "perdido" })).toHaveProperty("state");
});

test.each([
  [{ from: "quote", quoteId: repairId, line: 1 }, []],
  [{ from: "stock", productId: repairId }, []],
  [{ from: "elsewhere", name: "Cable", unitPrice: 500 }, []],
  [{}, ["from"]],
  [{ from: "stock", productId: repairId, quantity: 0 }, ["quantity"]],
  [{ from: "elsewhere", quantity: 1.5, name: " ", unitPrice: "1500.6" }, ["name", "unitPrice", "quantity"]],
])("a part comes from the quote, from stock, or has a name and a price: %j", (part, wrong) => {
  expect(Object.keys(problems(partUseSchema, { repairId, quantity: 1, ...part }))).toEqual(wrong);
});
