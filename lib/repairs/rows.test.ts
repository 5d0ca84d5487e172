import { expect, test } from "vitest";
import { type DetailRow, toEvidence, toLinkedRepair, toRepairDetail } from "./rows";

const at = "2026-03-01T12:00:00Z";

const base = {
  id: "11111111-2222-4333-8444-5555abcdef12",
  estado: "Reparando",
  source: "mostrador",
  device_kind: null,
  device_brand: "",
  device_model: "",
  warranty_months: 3,
  warranty_until: null,
  created_at: at,
  updated_at: at,
  delivered_at: null,
  outcome: "",
  outcome_reason: "",
  closed_at: null,
  received_at: at,
  promised_at: null,
};

test("the current quote is separate from the replaced ones, and only an answered one has evidence", () => {
  const quote = {
    total: 1000,
    deposit: 0,
    lines: [],
    note: "",
    estado: "pendiente",
    valid_until: null,
    decided_at: null,
    decided_via: null,
    paid_at: null,
    payment_status: null,
    created_at: at,
  };
  const cotizaciones = [
    { ...quote, id: "old", replaced_at: at },
    {
      ...quote,
      id: "now",
      replaced_at: null,
      decided_at: at,
      decided_via: "enlace",
      signer_name: "Ana",
      recorded_by: null,
      ip: "",
      user_agent: "",
      terms_accepted_at: null,
      service_consent_at: null,
      reason: "",
      payment_status: "paid",
    },
  ] as unknown as DetailRow["cotizaciones"];
  const row = {
    ...base,
    descripcion: "",
    admin_descripcion: "",
    device_serial: "",
    accessories: "",
    condition_checks: [],
    condition: "",
    handover: "local",
    admin_imagenes: [],
    customer_imagenes: [],
    cotizaciones,
    orden_comentarios: [],
    orden_eventos: [],
  } as unknown as DetailRow;
  const repair = toRepairDetail(row, { unread: 0, token: null });
  expect(repair.quote).toMatchObject({ id: "now", paymentStatus: "paid" });
  expect(repair.earlierQuotes.map(({ id }) => id)).toEqual(["old"]);
  expect(toEvidence(cotizaciones).map(({ quoteId }) => quoteId)).toEqual(["now"]);
});

test("photos of the public view require the link token", () => {
  const event = {
    id: 1,
    kind: "estado",
    actor: "admin",
    from_estado: null,
    to_estado: "Reparando",
    note: "",
  };
  const repair = toLinkedRepair(
    {
      ...base,
      descripcion: "No prende",
      quote: null,
      events: [{ ...event, images: ["/x.webp"], created_at: at }],
    },
    "abc",
  );
  expect(repair.events[0]?.photos).toEqual(["/x.webp?enlace=abc"]);
});
