import { expect, test } from "vitest";
import { type CardRow, toBoard, toRepairCard } from "./card";

const now = Date.parse("2026-11-20T15:00:00Z");
const row = (more: Partial<CardRow> = {}): CardRow => ({
  id: "11111111-2222-4333-8444-5555abcdef12",
  estado: "Recibido",
  complexity: "simple",
  descripcion: "No da imagen",
  device_kind: "playstation",
  device_brand: "Sony",
  device_model: "PS5",
  device_serial: "A1",
  contact_name: "Ana",
  contact_phone: "3001112233",
  technician: null,
  created_at: "2026-11-17T15:00:00Z",
  received_at: "2026-11-18T15:00:00Z",
  state_since: "2026-11-18T15:00:00Z",
  outcome: "",
  promised_at: "2026-11-19T15:00:00Z",
  promise_warns_at: null,
  closed_at: null,
  unread: 2,
  quote: null,
  ...more,
});

test("a card has the staff's number, its age since the device came, and its promise", () => {
  expect(toRepairCard(row(), now)).toMatchObject({
    number: "cdef12",
    age: "2 días",
    unread: 2,
    isComplex: false,
    isExpected: false,
    promise: { kind: "late", words: "Vencida hace 1 día" },
  });
});

test("a request whose device is not here is as old as the request", () => {
  const card = toRepairCard(row({ received_at: null, promised_at: null }), now);
  expect(card).toMatchObject({ age: "3 días", isExpected: true, promise: { kind: "expected" } });
  expect(toRepairCard(row({ received_at: null, closed_at: "2026-11-19T15:00:00Z" }), now)).toMatchObject({
    isExpected: false,
    isClosed: true,
  });
});

test("a quote says what it waits for, and what the dialog that moves the repair asks of it", () => {
  const quote = {
    total: 80_000,
    deposit: 30_000,
    estado: "pendiente",
    valid_until: null,
    decided_at: null,
    paid_at: null,
    payment_status: null,
  } as const;
  expect(toRepairCard(row({ quote }), now).quote).toMatchObject({
    state: "pendiente",
    total: 80_000,
    deposit: 30_000,
    paidAt: null,
    step: "decide",
  });
  const paid = { ...quote, estado: "aprobada", paid_at: "2026-11-20T15:00:00Z" } as const;
  expect(toRepairCard(row({ quote: paid }), now).quote).toMatchObject({
    state: "aprobada",
    paidAt: paid.paid_at,
    step: "paid",
  });
});

test("the board has six columns, also the empty ones", () => {
  const board = toBoard({ Reparando: { total: 7, items: [row({ estado: "Reparando" })] } }, now);
  expect(board.map(({ state, total, cards }) => `${state} ${total} ${cards.length}`)).toEqual([
    "Recibido 0 0",
    "En_Diagnostico 0 0",
    "Esperando_Aprobacion 0 0",
    "Reparando 7 1",
    "Completado 0 0",
    "Entregado 0 0",
  ]);
});
