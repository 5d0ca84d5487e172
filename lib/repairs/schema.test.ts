import { expect, test } from "vitest";
import { fieldErrorsOf } from "@/lib/auth/action-builder";
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
  const { error } = schema.safeParse(input);
  return error ? Object.keys(fieldErrorsOf(error)) : [];
}

test("a request is normalised: whitespace, country code, empty fields", () => {
  expect(requestRepairSchema.parse(request)).toMatchObject({
    description: "No prende",
    phone: "3001234567",
    delivery: "local",
    email: "",
  });
});

test.each([
  [{}, []],
  [{ device: "nevera" }, ["device"]],
  [{ description: " " }, ["description"]],
  [{ phone: "12" }, ["phone"]],
  [{ email: "x" }, ["email"]],
  [{ acceptsData: false }, ["acceptsData"]],
  [{ delivery: "domicilio", pickupDay: "2026-11-21" }, ["street", "municipality", "pickupSlot"]],
])("a request with %j has errors in %j", (change, wrong) => {
  expect(problems(requestRepairSchema, { ...request, ...change })).toEqual(wrong);
});

test.each([
  ["aprobada", "Ana Gómez", ["acceptsTerms", "acceptsStart"]],
  ["rechazada", "Ana Gómez", []],
  ["rechazada", " a ", ["name"]],
])("a decision %s by %j lacks %j", (decision, name, missing) => {
  expect(problems(decideQuoteSchema, { quoteId: request.requestKey, decision, name })).toEqual(missing);
});
