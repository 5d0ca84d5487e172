import { expect, test } from "vitest";
import { fieldErrorsOf } from "@/lib/core/action";
import { decideQuoteSchema, requestRepairSchema } from "./schema";

const request = {
  requestKey: "11111111-2222-4333-8444-555555555555",
  device: "xbox",
  description: " No prende ",
  name: "Ana Gómez",
  phone: "+57 300 123 45 67",
  acceptsData: true,
};

function problems(schema: typeof requestRepairSchema | typeof decideQuoteSchema, input: unknown) {
  const parsed = schema.safeParse(input);
  return parsed.success ? {} : fieldErrorsOf(parsed.error);
}

test("a request is tidied up: blanks, the country's prefix, what was left empty", () => {
  expect(requestRepairSchema.parse(request)).toMatchObject({
    description: "No prende",
    phone: "3001234567",
    delivery: "local",
    email: "",
    model: "",
  });
});

test("every problem of a request has its words in Spanish", () => {
  expect(
    problems(requestRepairSchema, {
      ...request,
      device: "nevera",
      description: " ",
      phone: "12",
      email: "x",
      acceptsData: false,
    }),
  ).toEqual({
    device: "Elige el equipo que quieres reparar.",
    description: "Cuéntanos qué le pasa a tu equipo.",
    phone: "Escribe un celular de 10 dígitos que empiece por 3.",
    email: "Escribe un correo válido.",
    acceptsData: "Autoriza el tratamiento de tus datos para continuar.",
  });
  expect(
    problems(requestRepairSchema, { ...request, delivery: "domicilio", pickupDay: "2026-11-21" }),
  ).toEqual({
    address: "Escribe la dirección de recogida, con barrio y municipio.",
    pickupSlot: "Elige la hora de la recogida.",
  });
});

test("an approval needs both boxes, a rejection none", () => {
  const answer = { quoteId: request.requestKey, name: "Ana Gómez" };
  expect(Object.keys(problems(decideQuoteSchema, { ...answer, decision: "aprobada" }))).toEqual([
    "acceptsTerms",
    "acceptsStart",
  ]);
  expect(problems(decideQuoteSchema, { ...answer, decision: "rechazada" })).toEqual({});
  expect(problems(decideQuoteSchema, { ...answer, decision: "rechazada", name: " a " })).toHaveProperty(
    "name",
  );
});
