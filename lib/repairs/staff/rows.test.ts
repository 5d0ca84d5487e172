import { expect, test } from "vitest";
import { factsOf, plannedParts, toPart, withColleagues } from "./rows";

const at = "2026-03-01T12:00:00Z";
const names = new Map([["ana", "Ana"]]);

const part = (more: Partial<Parameters<typeof toPart>[0]> = {}) =>
  toPart(
    {
      id: "p",
      orden_id: "o",
      product_id: null,
      name: "Puerto HDMI",
      quantity: 1,
      unit_price: 40_000,
      quote_id: "q",
      quote_line: 2,
      used_at: at,
      used_by: "ana",
      returned_at: null,
      returned_by: null,
      ...more,
    },
    names,
  );

test("a part says who used it and which line of the quote it is", () => {
  expect(part()).toMatchObject({ usedBy: "Ana", line: { quoteId: "q", number: 2 } });
  expect(part({ used_by: null, quote_id: null })).toMatchObject({ usedBy: "Alguien del taller", line: null });
});

test("the plan is the part lines of an approved quote, with what is in the device", () => {
  const line = { concept: "Puerto", quantity: 2, unitPrice: 1000, amount: 2000, productId: null };
  const lines = [
    { ...line, kind: "labour" as const },
    { ...line, kind: "part" as const },
  ];
  const quote = { id: "q", state: "aprobada" as const, lines };
  const parts = [part(), part({ returned_at: at }), part({ quote_id: "older" }), part({ quote_line: 1 })];
  expect(plannedParts(quote, parts)).toMatchObject([{ number: 2, quantity: 2, used: 1 }]);
  expect(plannedParts({ ...quote, state: "pendiente" }, parts)).toEqual([]);
  expect(plannedParts(null, parts)).toEqual([]);
});

test("colleagues read who did it and why; a customer's step names nobody", () => {
  const event = { kind: "estado" as const, from: null, to: null, note: "", photos: [], isPublic: true };
  const events = [1, 2].map((id) => ({ ...event, id, actor: "admin" as const, createdAt: at }));
  const rows = [
    { id: 1, actor: "admin", actor_id: "ana" },
    { id: 2, actor: "cliente", actor_id: "ana" },
  ] as const;
  const told = withColleagues(events, rows, names, new Map([[1, "Volvió a fallar"]]));
  expect(told.map(({ by, reason }) => [by, reason])).toEqual([
    ["Ana", "Volvió a fallar"],
    [undefined, undefined],
  ]);
});

test("facts without a kind or a warranty are blank, not missing", () => {
  const row = {
    descripcion: "No prende",
    admin_descripcion: "",
    device_kind: null,
    device_brand: "",
    device_model: "",
    device_serial: "",
    accessories: "",
    condition: "",
    warranty_months: null,
    contact_name: "",
    contact_phone: "",
    contact_email: "",
    condition_checks: ["golpes" as const],
    contact_document: "CC 1",
    contact_address: "",
    diagnosis_price: 0,
    agreed_price: null,
  };
  expect(factsOf(row)).toMatchObject({
    description: "No prende",
    kind: "",
    warrantyMonths: 0,
    agreedPrice: 0,
    checks: ["golpes"],
  });
});
