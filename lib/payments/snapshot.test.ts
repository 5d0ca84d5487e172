import { expect, test } from "vitest";
import { toSnapshot } from "./snapshot";

const payment = {
  id: 17014025134,
  external_reference: "0e6c2f0e-6a3f-4a57-9a2b-7a1c5a1e2b3c",
  metadata: { attempt: "0e6c2f0e-6a3f-4a57-9a2b-7a1c5a1e2b3c-1", order: "x" },
  transaction_amount: 120_000,
  transaction_amount_refunded: 0,
  currency_id: "COP",
  status: "approved",
  status_detail: "accredited",
  date_created: "2026-03-08T09:45:20.000-04:00",
  date_last_updated: "2026-03-08T09:45:24.038-04:00",
  payment_method_id: "master",
  installments: 3,
  card: { last_four_digits: "6351", first_six_digits: "503143" },
};

test("a payment is parsed into the database's snapshot", () => {
  expect(toSnapshot(payment)).toEqual({
    id: "17014025134",
    external_reference: payment.external_reference,
    idempotency_key: payment.metadata.attempt,
    amount: 120_000,
    currency: "COP",
    status: "approved",
    status_detail: "accredited",
    refunded_amount: 0,
    updated_at: "2026-03-08T09:45:24.038-04:00",
    method: "master",
    installments: 3,
    last_four: "6351",
    bank_url: null,
    expires_at: null,
    fee: null,
    net: null,
    released_at: null,
  });
});

test("an approved payment has its fee, its net and when that is released", () => {
  const approved = {
    ...payment,
    transaction_details: { net_received_amount: 116_052.4 },
    fee_details: [
      { type: "mercadopago_fee", amount: 3_500.6, fee_payer: "collector" },
      { type: "application_fee", amount: 447, fee_payer: "collector" },
      { type: "financing_fee", amount: 9_000, fee_payer: "payer" },
    ],
    money_release_date: "2026-03-22T09:45:24.038-04:00",
  };
  const { fee, net, released_at } = toSnapshot(approved);
  expect({ fee, net, released_at }).toEqual({
    fee: 3_948,
    net: 116_052,
    released_at: approved.money_release_date,
  });
  const undecided = toSnapshot({ ...approved, status: "in_process", money_release_date: null });
  expect([undecided.fee, undecided.net]).toEqual([null, null]);
});

test("a payment that waits at the bank has the bank's page and its end", () => {
  const waiting = { status: "pending", status_detail: "pending_waiting_transfer", payment_method_id: "pse" };
  const date_of_expiration = "2026-03-08T10:00:20.000-04:00";
  const at = (external_resource_url: string) =>
    toSnapshot({
      ...payment,
      ...waiting,
      date_of_expiration,
      transaction_details: { external_resource_url },
    });
  expect(at("https://banco.example/pse?t=1")).toMatchObject({
    method: "pse",
    bank_url: "https://banco.example/pse?t=1",
    expires_at: date_of_expiration,
  });
  expect(at("javascript:alert(1)").bank_url).toBeNull();
});

test("a challenge is read only while the payment waits for it", () => {
  const three_ds_info = { external_resource_url: "https://banco.example/acs", creq: "eyJ0" };
  const asked = { ...payment, status: "pending", status_detail: "pending_challenge", three_ds_info };
  expect(toSnapshot(asked).challenge).toEqual({ url: "https://banco.example/acs", creq: "eyJ0" });
  expect(toSnapshot({ ...payment, three_ds_info })).not.toHaveProperty("challenge");
});

test("missing values are null, and the creation time replaces a missing last change", () => {
  const created = { date_created: "2026-01-01", currency_id: "COP", status: "pending" };
  const { currency: _, ...read } = toSnapshot({ id: "5", transaction_amount: 1, ...created });
  expect(read).toMatchObject({ id: "5", amount: 1, status: "pending", updated_at: "2026-01-01" });
  for (const name of [
    "external_reference",
    "idempotency_key",
    "refunded_amount",
    "method",
    "last_four",
    "fee",
    "net",
    "released_at",
  ] as const)
    expect(read[name], name).toBeNull();
});

test("cents are not rounded, so that they fail the comparison with the total", () => {
  expect(toSnapshot({ ...payment, transaction_amount: 119_999.6 }).amount).toBe(119_999.6);
});

test("anything else than a payment is rejected", () => {
  for (const wrong of [{ status: "teleported" }, { transaction_amount: "120000" }, { id: undefined }])
    expect(() => toSnapshot({ ...payment, ...wrong })).toThrow();
  for (const wrong of [null, undefined, "x", []]) expect(() => toSnapshot(wrong)).toThrow();
});
