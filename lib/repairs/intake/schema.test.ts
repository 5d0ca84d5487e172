import { expect, test } from "vitest";
import { fieldErrorsOf } from "@/lib/auth/action-builder";
import { takeInSchema } from "./schema";

const required = { requestKey: "11111111-2222-4333-8444-555555555555", description: "x" };

test("a check-in needs only a description, and accepts a phone as typed", () => {
  expect(takeInSchema.parse(required)).toMatchObject({ deposit: 0, acceptsTerms: false });
  expect(takeInSchema.parse({ ...required, phone: "+57 310 123-4567" }).phone).toBe("3101234567");
  expect(takeInSchema.parse({ ...required, phone: "604 123 4567" }).phone).toBe("6041234567");
});

test.each([
  ["description", " \n ", "Escribe qué le pasa al equipo."],
  ["phone", "12", "Escribe un celular o teléfono válido."],
  ["email", "ana@", "Escribe un correo válido."],
  ["deposit", -1, "El valor no puede ser negativo."],
  ["agreedPrice", 0, "Escribe un valor mayor que cero o déjalo vacío."],
])("its %s may not be %j", (field, typed, problem) => {
  const { error } = takeInSchema.safeParse({ ...required, [field]: typed });
  expect(error && fieldErrorsOf(error)).toEqual({ [field]: problem });
});
