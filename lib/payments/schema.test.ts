import { describe, expect, test } from "vitest";
import { cardFormSchema, notificationSchema } from "./schema";

const form = {
  token: "97849c0fd5a7b4c2e1d3",
  issuer_id: "310",
  payment_method_id: "visa",
  transaction_amount: 1,
  payment_method_option_id: null,
  processing_mode: null,
  installments: 3,
  payer: { email: "ana@example.com", identification: { type: "CC", number: "123456789" } },
};

describe("the card form", () => {
  test("is accepted as the provider's form sends it, without the amount", () => {
    expect(cardFormSchema.parse(form)).toEqual({
      token: form.token,
      paymentMethodId: "visa",
      issuerId: "310",
      installments: 3,
      email: "ana@example.com",
      identification: { type: "CC", number: "123456789" },
    });
  });

  test.each([
    ["a numeric issuer", { issuer_id: 310 }, { issuerId: "310" }],
    ["no issuer", { issuer_id: null }, { issuerId: undefined }],
    ["an empty issuer", { issuer_id: "" }, { issuerId: undefined }],
    ["cuotas in letters", { installments: "12" }, { installments: 12 }],
    ["no payer", { payer: undefined }, { email: undefined, identification: undefined }],
    ["an empty e-mail", { payer: { email: "" } }, { email: undefined }],
  ])("takes %s", (_, changed, expected) => {
    expect(cardFormSchema.parse({ ...form, ...changed })).toMatchObject(expected);
  });

  test.each([
    ["no token", { token: undefined }],
    ["an empty token", { token: "" }],
    ["a token with more than letters and digits", { token: "abc'; drop table--" }],
    ["no method", { payment_method_id: null }],
    ["a strange method", { payment_method_id: "visa/../x" }],
    ["an issuer in letters", { issuer_id: "banco" }],
    ["no cuotas", { installments: 0 }],
    ["half a cuota", { installments: 1.5 }],
    ["too many cuotas", { installments: 49 }],
    ["a bad e-mail", { payer: { email: "ana" } }],
    ["a document without number", { payer: { identification: { type: "CC", number: " " } } }],
  ])("refuses %s", (_, changed) => {
    expect(cardFormSchema.safeParse({ ...form, ...changed }).success).toBe(false);
  });

  test("has a Spanish error for each missing field", () => {
    const { error } = cardFormSchema.safeParse({});
    expect(error?.issues.map(({ message }) => message)).toContain("Completa los datos de la tarjeta.");
    for (const issue of error?.issues ?? []) expect(issue.message).toMatch(/^(Completa|Elige)/);
  });
});

test("a notification has its payment's id as number or text", () => {
  expect(notificationSchema.parse({ data: { id: 5 }, extra: 1 })).toEqual({ data: { id: "5" } });
  expect(notificationSchema.safeParse("x").success).toBe(false);
});
