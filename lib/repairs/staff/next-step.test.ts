import { expect, test } from "vitest";
import type { RepairQuote, RepairState } from "../rows";
import { nextStep } from "./next-step";

const now = Date.parse("2026-11-20T15:00:00Z");
const here = { state: "Recibido", quote: null, outcome: null, receivedAt: "2026-11-18T15:00:00Z" } as const;
const pending = { state: "pendiente", validUntil: "2026-12-01T00:00:00Z", paidAt: null, paymentStatus: null };
const expired = { ...pending, validUntil: "2026-11-01T00:00:00Z" };
const rejected = { ...pending, state: "rechazada" };
const approved = { ...pending, state: "aprobada" };
const paid = { ...approved, paidAt: "2026-11-20T10:00:00Z" };

test.each<[RepairState, object | null, string | null]>([
  ["Recibido", null, "move to En_Diagnostico"],
  ["En_Diagnostico", null, "quote"],
  ["Esperando_Aprobacion", null, "quote"],
  ["Reparando", null, "move to Completado"],
  ["Completado", null, "move to Entregado"],
  ["Entregado", null, null],
  ["En_Diagnostico", pending, "answer"],
  ["Esperando_Aprobacion", pending, "answer"],
  ["Esperando_Aprobacion", expired, "quote"],
  ["Esperando_Aprobacion", rejected, "move to Entregado"],
  ["Recibido", approved, "move to Reparando"],
  ["Esperando_Aprobacion", approved, "move to Reparando"],
  ["Completado", approved, "collect"],
  ["Completado", paid, "move to Entregado"],
  ["Entregado", approved, "collect"],
])("the next step of %s with the quote %j is %s", (state, quote, expected) => {
  const next = nextStep({ ...here, state, quote: quote as RepairQuote | null, closedAt: null }, now);
  expect(next && ("to" in next ? `${next.kind} to ${next.to}` : next.kind)).toBe(expected);
});

test("a device that has not arrived is received first; a closed request needs nothing", () => {
  const request = { ...here, receivedAt: null };
  expect(nextStep({ ...request, closedAt: null }, now)).toEqual({ kind: "receive" });
  expect(nextStep({ ...request, closedAt: "2026-11-19T15:00:00Z" }, now)).toBeNull();
});
