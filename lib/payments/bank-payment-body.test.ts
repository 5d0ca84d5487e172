import { expect, test } from "vitest";
import { bankPaymentBody } from "./bank-payment-body";

const attempt = {
  payment_id: "p",
  order_id: "0e6c2f0e-6a3f-4a57-9a2b-7a1c5a1e2b3c",
  attempt: 1,
  idempotency_key: "0e6c2f0e-6a3f-4a57-9a2b-7a1c5a1e2b3c-1",
  method: "pse",
  amount: 120_000,
  email: "pedido@example.com",
  name: "Ana Gómez",
  phone: "3001234567",
  place: {
    street: "Carrera 43A # 34-95",
    complement: "apto 301",
    neighbourhood: "",
    indications: "",
    municipality: { code: "05001", name: "Medellín", department: "Antioquia" },
  },
  items: [{ id: "i", type: "product", name: "Control", quantity: 1, unit_price: 120_000 }],
};
const request = {
  attempt,
  bank: { person: "individual", documentType: "CC", documentNumber: "1037000000", bankId: "1007" },
  payer: { name: "Ana María Gómez", email: "ana@example.com" },
  shop: {
    street: "Calle 37 Sur # 41-20",
    neighbourhood: "",
    municipality: { code: "05266", name: "Envigado", department: "Antioquia" },
    phone: "573009998877",
  },
  callbackUrl: "https://tienda.co/pago/banco?pedido=t",
  ip: "190.0.0.1",
} as const;
const bodyOf = (changes: object, ofAttempt: object = {}) =>
  bankPaymentBody({ ...request, ...changes, attempt: { ...attempt, ...ofAttempt } });

test("the amount comes from the order, account and bank from the buyer", () => {
  expect(bodyOf({})).toMatchObject({
    transaction_amount: 120_000,
    payment_method_id: "pse",
    external_reference: attempt.order_id,
    metadata: { attempt: attempt.idempotency_key },
    transaction_details: { financial_institution: "1007" },
    callback_url: request.callbackUrl,
    additional_info: { ip_address: "190.0.0.1" },
    payer: {
      email: "ana@example.com",
      entity_type: "individual",
      first_name: "Ana",
      last_name: "María Gómez",
      identification: { type: "CC", number: "1037000000" },
      address: {
        zip_code: "05001",
        street_name: "Carrera 43A",
        street_number: "34",
        neighborhood: "Medellín",
        city: "Medellín",
      },
      phone: { area_code: "300", number: "34567" },
    },
  });
});

test("an order without an address has the shop's, and one without a phone too", () => {
  expect(bodyOf({}, { place: null, phone: "" }).payer).toMatchObject({
    address: { zip_code: "05266", street_name: "Calle 37 Sur", street_number: "41", city: "Envigado" },
    phone: { area_code: "300", number: "98877" },
  });
});

test("a NIT is sent as digits", () => {
  const bank = { ...request.bank, person: "association", documentType: "NIT", documentNumber: "900373913-4" };
  expect(bodyOf({ bank }).payer).toMatchObject({
    entity_type: "association",
    identification: { type: "NIT", number: "9003739134" },
  });
});

const LONG = "Transversal de la Inmaculada Concepción y San José ".repeat(4);
const at = (parts: object) => ({ place: { ...attempt.place, ...parts } });
test.each([
  [
    "long texts",
    { payer: { name: `${LONG}${LONG}`, email: "a@b.co" } },
    at({
      street: `${LONG}# ${"9".repeat(20)}`,
      neighbourhood: LONG,
      municipality: { code: "88001", name: LONG, department: LONG },
    }),
  ],
  ["one name", { payer: { name: "Cher", email: "a@b.co" } }, {}],
  ["an address without numbers", {}, at({ street: "Vereda" })],
  ["an address that begins with its number", {}, at({ street: "# 5" })],
  ["emoji of many units", { payer: { name: "👩‍👩‍👧‍👦".repeat(20), email: "a@b.co" } }, {}],
  ["a phone of another country", {}, { phone: "+1 (212) 555-0100" }],
  ["nothing at all", { payer: { name: "", email: "a@b.co" } }, { place: null, phone: "" }],
])("%s fit the provider's lengths", (_, changes, ofAttempt) => {
  const { payer } = bodyOf(changes, ofAttempt);
  const lengths: [string, number, number][] = [
    [payer.first_name, 1, 32],
    [payer.last_name, 1, 32],
    [payer.identification.number, 1, 15],
    [payer.address.zip_code, 5, 5],
    [payer.address.street_name, 1, 18],
    [payer.address.street_number, 1, 5],
    [payer.address.neighborhood, 1, 18],
    [payer.address.city, 1, 18],
    [payer.phone.area_code, 3, 3],
    [payer.phone.number, 1, 5],
  ];
  for (const [text, least, most] of lengths) {
    expect(text.trim()).toBe(text);
    expect(text.length, text).toBeGreaterThanOrEqual(least);
    expect(text.length, text).toBeLessThanOrEqual(most);
  }
});
