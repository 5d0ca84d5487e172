import { describe, expect, test } from "vitest";
import { fieldErrorsOf } from "@/lib/core/action";
import { takeInSchema } from "./schema";

const key = "11111111-2222-4333-8444-555555555555";
const parse = (more: Record<string, unknown>) =>
  takeInSchema.parse({ requestKey: key, description: "x", ...more });
const errors = (more: Record<string, unknown>) => {
  const { error } = takeInSchema.safeParse({ requestKey: key, description: "x", ...more });
  return error ? fieldErrorsOf(error) : {};
};

describe("a check-in", () => {
  test("needs a description alone", () => {
    expect(parse({})).toMatchObject({
      description: "x",
      deposit: 0,
      complexity: "simple",
      acceptsTerms: false,
    });
    expect(errors({ description: " \n " })).toEqual({ description: "Escribe qué le pasa al equipo." });
  });

  test("takes a phone as it is typed", () => {
    expect(parse({ phone: "+57 310 123-4567" }).phone).toBe("3101234567");
    expect(parse({ phone: "604 123 4567" }).phone).toBe("6041234567");
    expect(errors({ phone: "12" })).toEqual({ phone: "Escribe un celular o teléfono válido." });
  });

  test("says what is wrong with what was typed", () => {
    expect(errors({ email: "ana@" })).toEqual({ email: "Escribe un correo válido." });
    expect(errors({ deposit: -1 })).toEqual({ deposit: "El valor no puede ser negativo." });
    expect(errors({ agreedPrice: 0 })).toEqual({
      agreedPrice: "Escribe un valor mayor que cero o déjalo vacío.",
    });
    expect(errors({ serial: "x".repeat(81) })).toEqual({ serial: "Escribe máximo 80 caracteres." });
  });
});
