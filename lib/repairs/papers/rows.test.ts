import { expect, test } from "vitest";
import { type PaperRows, toRepairPaper } from "./rows";

const repair = {
  id: "11111111-2222-4333-8444-5555abcdef12",
  estado: "Completado",
  received_at: "2026-11-20T15:05:00Z",
  contact_name: "Rosa",
  contact_address: "",
  pickup_address: "Calle 1",
  condition_checks: ["golpes"],
  admin_imagenes: ["/a", "/b", "/c"],
  complexity: "compleja",
  agreed_price: null,
  deposit: 0,
  delivered_to_name: "",
  delivered_to_document: "",
  device_kind: null,
  warranty_months: 3,
} as unknown as PaperRows["repair"];

const event = (more: Partial<PaperRows["events"][number]>): PaperRows["events"][number] => ({
  kind: "avance",
  actor: "admin",
  note: "",
  images: [],
  is_public: true,
  to_estado: "Reparando",
  ...more,
});

const rows = (more: Partial<PaperRows> = {}): PaperRows => ({
  repair,
  quote: null,
  parts: [],
  events: [],
  names: { technician: null, receivedBy: null },
  link: null,
  ...more,
});

const quote = (estado: "aprobada" | "rechazada"): PaperRows["quote"] => ({
  estado,
  total: 165_000,
  deposit: 40_000,
  paid_at: null,
  lines: [
    { concept: "Microsoldadura", amount: 80_000 },
    { kind: "part", concept: "Puerto HDMI", quantity: 2, amount: 85_000 },
  ],
});

test("the work is the agreed lines and the workshop's notes for the customer, without duplicates", () => {
  const events = [
    event({ kind: "creacion", to_estado: "Recibido", note: "Servicio creado y equipo recibido" }),
    event({ to_estado: "Recibido", note: "Fotos del equipo al recibirlo", images: ["/a", "/b"] }),
    event({ note: "Microsoldadura" }),
    event({ note: "Prueba larga", images: ["/c"] }),
    event({ note: "Ojo con el ventilador", is_public: false }),
    event({ kind: "cotizacion", note: "Cotización: $165.000", to_estado: null }),
    event({ actor: "cliente", kind: "estado", note: "Aprobada" }),
  ];
  const paper = toRepairPaper(rows({ quote: quote("aprobada"), events }));
  expect(paper?.work).toEqual(["Microsoldadura", "Prueba larga"]);
  expect(paper?.photos).toBe(2);
});

test("there are no documents before the device is received", () => {
  expect(toRepairPaper(rows({ repair: { ...repair, received_at: null } }))).toBeNull();
});

test("parts are the recorded ones; without any, the approved ones", () => {
  const used = [{ name: "Puerto", quantity: 2, unit_price: 40_000 }];
  expect(toRepairPaper(rows({ quote: quote("aprobada"), parts: used }))?.parts).toEqual([
    { name: "Puerto", quantity: 2, amount: 80_000 },
  ]);
  expect(toRepairPaper(rows({ quote: quote("aprobada") }))?.parts).toEqual([
    { name: "Puerto HDMI", quantity: 2, amount: 85_000 },
  ]);
});

test("an unapproved price is left out", () => {
  expect(toRepairPaper(rows({ quote: quote("rechazada") }))).toMatchObject({
    total: null,
    parts: [],
    work: [],
  });
  expect(toRepairPaper(rows({ repair: { ...repair, agreed_price: 90_000 } }))?.total).toBe(90_000);
});

test("the balance is the price minus deposits, and never negative", () => {
  const due = (more: Partial<PaperRows>) => toRepairPaper(rows(more))?.due;
  expect(due({})).toBeNull();
  expect(due({ quote: quote("aprobada") })).toBe(125_000);
  const agreed = (deposit: number) => due({ repair: { ...repair, agreed_price: 90_000, deposit } });
  expect(agreed(0)).toBe(90_000);
  expect(agreed(30_000)).toBe(60_000);
  expect(agreed(120_000)).toBe(0);
});

test("the address is the one given at check-in, else the pick-up address", () => {
  const addressOf = (given: string) =>
    toRepairPaper(rows({ repair: { ...repair, contact_address: given } }))?.customer.address;
  expect([addressOf(""), addressOf("Calle 2")]).toEqual(["Calle 1", "Calle 2"]);
});
