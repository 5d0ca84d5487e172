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

test("the work is what was agreed and what the workshop wrote, for the customer, once", () => {
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

test("before the device came in there are no papers", () => {
  expect(toRepairPaper(rows({ repair: { ...repair, received_at: null } }))).toBeNull();
});

test("parts are those that went in; where nobody wrote any down, those that were approved", () => {
  const used = [{ name: "Puerto", quantity: 2, unit_price: 40_000 }];
  expect(toRepairPaper(rows({ quote: quote("aprobada"), parts: used }))?.parts).toEqual([
    { name: "Puerto", quantity: 2, amount: 80_000 },
  ]);
  expect(toRepairPaper(rows({ quote: quote("aprobada") }))?.parts).toEqual([
    { name: "Puerto HDMI", quantity: 2, amount: 85_000 },
  ]);
});

test("a price that was not approved is no price", () => {
  expect(toRepairPaper(rows({ quote: quote("rechazada") }))).toMatchObject({
    total: null,
    parts: [],
    work: [],
  });
  expect(toRepairPaper(rows({ repair: { ...repair, agreed_price: 90_000 } }))?.total).toBe(90_000);
});

test("what is left of a price is without the money on account, and never less than nothing", () => {
  const due = (more: Partial<PaperRows>) => toRepairPaper(rows(more))?.due;
  expect(due({})).toBeNull();
  expect(due({ quote: quote("aprobada") })).toBe(125_000);
  const agreed = (deposit: number) => due({ repair: { ...repair, agreed_price: 90_000, deposit } });
  expect(agreed(0)).toBe(90_000);
  expect(agreed(30_000)).toBe(60_000);
  expect(agreed(120_000)).toBe(0);
});

test("the address is the one given at the counter, else where the device was fetched", () => {
  const addressOf = (given: string) =>
    toRepairPaper(rows({ repair: { ...repair, contact_address: given } }))?.customer.address;
  expect([addressOf(""), addressOf("Calle 2")]).toEqual(["Calle 1", "Calle 2"]);
});
