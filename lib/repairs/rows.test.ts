import { expect, test } from "vitest";
import { type DetailRow, toEvidence, toLinkedRepair, toRepair, toRepairDetail, toStaffFields } from "./rows";

const id = "11111111-2222-4333-8444-5555abcdef12";
const at = "2026-03-01T12:00:00Z";

const quote = (more: Partial<DetailRow["cotizaciones"][number]>): DetailRow["cotizaciones"][number] => ({
  id: "q",
  orden_id: id,
  total: 1000,
  deposit: 0,
  lines: [],
  note: "",
  estado: "pendiente",
  valid_until: at,
  decided_at: null,
  decided_by: null,
  decided_via: null,
  signer_name: "",
  reason: "",
  ip: "",
  user_agent: "",
  terms_accepted_at: null,
  service_consent_at: null,
  paid_at: null,
  order_id: null,
  orders: null,
  replaced_at: null,
  recorded_by: null,
  created_by: null,
  created_at: at,
  updated_at: at,
  ...more,
});

const row: DetailRow = {
  id,
  usuario_id: "u",
  descripcion: "No prende",
  estado: "Reparando",
  source: "en_linea",
  admin_descripcion: "Nota",
  admin_imagenes: ["/a"],
  customer_imagenes: ["/b"],
  device_kind: "xbox",
  device_brand: "",
  device_model: "Series S",
  device_serial: "S1",
  accessories: "",
  condition: "",
  contact_name: "Ana",
  contact_phone: "300",
  contact_email: "a@b.co",
  privacy_accepted_at: null,
  handover: "domicilio",
  pickup_address: "Calle 1",
  pickup_day: "2026-11-21",
  pickup_slot: "09:00:00",
  warranty_months: 6,
  warranty_until: null,
  delivered_at: null,
  created_at: at,
  updated_at: at,
  technician_id: null,
  delivered_to_name: "",
  delivered_to_document: "",
  version: 1,
  received_at: at,
  received_by: null,
  contact_document: "",
  contact_address: "",
  condition_checks: [],
  diagnosis_price: 0,
  agreed_price: null,
  deposit: 0,
  terms_accepted_at: null,
  terms_version: "",
  complexity: "simple",
  state_since: at,
  promise_from: null,
  promised_at: null,
  promise_warns_at: null,
  closed_at: null,
  closed_reason: "",
  outcome: "",
  outcome_reason: "",
  orden_comentarios: [
    {
      id: 2,
      orden_id: id,
      autor: "admin",
      autor_id: null,
      texto: "Interno",
      is_internal: true,
      created_at: at,
    },
    {
      id: 1,
      orden_id: id,
      autor: "cliente",
      autor_id: null,
      texto: "Hola",
      is_internal: false,
      created_at: at,
    },
  ],
  orden_eventos: [
    {
      id: 2,
      kind: "avance",
      actor: "admin",
      actor_id: null,
      from_estado: null,
      to_estado: null,
      note: "Taller",
      images: ["/c"],
      is_public: false,
      created_at: at,
    },
    {
      id: 1,
      kind: "creacion",
      actor: "cliente",
      actor_id: null,
      from_estado: null,
      to_estado: "Recibido",
      note: "",
      images: [],
      is_public: true,
      created_at: at,
    },
  ],
  cotizaciones: [
    quote({ id: "old", replaced_at: at }),
    quote({
      id: "now",
      deposit: 400,
      estado: "aprobada",
      signer_name: "Ana",
      decided_at: at,
      decided_via: "enlace",
      ip: "1.1.1.1",
      orders: { payment_status: "paid" },
    }),
  ],
};

test("the customer's view leaves out what is internal; the workshop's keeps it", () => {
  const mine = toRepairDetail(row, { unread: 3, token: null });
  expect(mine.comments.map(({ text }) => text)).toEqual(["Hola"]);
  expect(mine.events.map((event) => event.id)).toEqual([1]);
  expect(mine.unread).toBe(3);
  const theirs = toRepairDetail(row, { unread: 0, token: "t", as: "admin" });
  expect(theirs.comments.map(({ text }) => text)).toEqual(["Hola", "Interno"]);
  expect(theirs.events.map((event) => event.id)).toEqual([1, 2]);
});

test("the present quote stands apart from the replaced ones", () => {
  const repair = toRepairDetail(row, { unread: 0, token: null });
  expect(repair.quote).toMatchObject({
    id: "now",
    state: "aprobada",
    paymentStatus: "paid",
    total: 1000,
    deposit: 400,
  });
  expect(repair.earlierQuotes.map((one) => one.id)).toEqual(["old"]);
  expect(toRepair({ ...row, cotizaciones: [] }, 0).quote).toBeNull();
});

test("numbers, pick-up and contact", () => {
  expect(toRepairDetail(row, { unread: 0, token: null })).toMatchObject({
    number: "abcdef12",
    pickup: { day: "2026-11-21", slot: "09:00", label: "sábado 21 de noviembre, de 9:00 a 11:00" },
  });
  expect(toRepairDetail({ ...row, handover: "local" }, { unread: 0, token: null }).pickup).toBeNull();
  expect(toStaffFields(row, "ana")).toMatchObject({
    staffNumber: "cdef12",
    accountName: "ana",
    contact: { phone: "300" },
  });
});

test("only an answered quote has a proof", () => {
  expect(toEvidence(row.cotizaciones)).toMatchObject([{ quoteId: "now", via: "enlace", ip: "1.1.1.1" }]);
});

test("photos of the public link open with the link alone", () => {
  const answer = {
    id,
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
    quote: null,
    events: [
      {
        id: 1,
        kind: "estado",
        actor: "admin",
        from_estado: null,
        to_estado: "Reparando",
        note: "",
        images: ["/x.webp"],
        created_at: at,
      },
    ],
  };
  const repair = toLinkedRepair(answer, "abc");
  expect(repair.events[0]?.photos).toEqual(["/x.webp?enlace=abc"]);
  expect(repair).toMatchObject({ quote: null, token: "abc", number: "abcdef12" });
});
