import { expect, test } from "vitest";
import type { z } from "zod";
import { fieldErrorsOf } from "@/lib/core/action";
import { WHOLE_PESOS } from "@/lib/core/pesos";
import { changeStateSchema, createQuoteSchema, createRepairSchema, partUseSchema } from "./schema";

const repairId = "11111111-2222-4333-8444-555555555555";

function problems(schema: z.ZodType, input: unknown) {
  const parsed = schema.safeParse(input);
  return parsed.success ? {} : fieldErrorsOf(parsed.error);
}

test("a quote says line by line what is wrong with it", () => {
  const line = { kind: "part", concept: "Puerto", quantity: 1, unitPrice: 30_000 };
  expect(problems(createQuoteSchema, { repairId, lines: [line] })).toEqual({});
  expect(
    problems(createQuoteSchema, {
      repairId,
      lines: [line, { ...line, concept: " ", quantity: 0, unitPrice: 1.5 }],
    }),
  ).toEqual({
    "lines.1.concept": "Escribe el concepto.",
    "lines.1.quantity": "Escribe la cantidad.",
    "lines.1.unitPrice": WHOLE_PESOS,
  });
  expect(problems(createQuoteSchema, { repairId, lines: [] })).toEqual({
    lines: "Agrega por lo menos un concepto.",
  });
  expect(problems(createQuoteSchema, { repairId, lines: [{ ...line, unitPrice: 0 }] })).toEqual({
    lines: "Escribe el valor de la cotización.",
  });
});

test("a step of the workshop trims what was typed and knows the six states", () => {
  expect(
    changeStateSchema.parse({ repairId, state: "Entregado", collectorName: " Ana Gómez " }),
  ).toMatchObject({ collectorName: "Ana Gómez", reason: "", acceptsUnpaid: false, isPublic: true });
  expect(problems(changeStateSchema, { repairId, state: "perdido" })).toHaveProperty("state");
});

test("a part comes from the quote, from stock, or has a name and a price", () => {
  const quantity = 1;
  for (const part of [
    { from: "quote", quoteId: repairId, line: 1 },
    { from: "stock", productId: repairId },
    { from: "elsewhere", name: "Cable", unitPrice: 500 },
  ])
    expect(partUseSchema.safeParse({ repairId, quantity, ...part }).success).toBe(true);
  expect(partUseSchema.safeParse({ repairId, quantity }).success).toBe(false);
  expect(problems(partUseSchema, { from: "stock", repairId, quantity: 0, productId: repairId })).toEqual({
    quantity: "Escribe la cantidad.",
  });
  expect(
    problems(partUseSchema, { from: "elsewhere", repairId, quantity: 1.5, name: " ", unitPrice: "1500.6" }),
  ).toEqual({
    quantity: "Escribe una cantidad entera.",
    name: "Escribe qué repuesto usaste.",
    unitPrice: "Escribe el valor en pesos enteros, sin decimales: 150.000.",
  });
});

test("a new order needs a description that says something", () => {
  expect(problems(createRepairSchema, { userId: repairId, description: " \n" })).toEqual({
    description: "Escribe qué le pasa al equipo.",
  });
});
