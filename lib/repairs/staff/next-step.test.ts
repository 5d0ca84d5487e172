import { expect, test } from "vitest";
import type { RepairQuote, RepairState } from "../types";
import { nextStep } from "./next-step";

const now = Date.parse("2026-11-20T15:00:00Z");
const quote = (changes: Partial<RepairQuote>) =>
  ({
    state: "pendiente",
    validUntil: "2026-12-01T00:00:00Z",
    paidAt: null,
    paymentStatus: null,
    ...changes,
  }) as RepairQuote;
const next = (state: RepairState, current: RepairQuote | null = null) =>
  nextStep({ state, quote: current, outcome: null, receivedAt: "2026-11-18T15:00:00Z", closedAt: null }, now);

test("a device that is not here is received first; a closed request needs nothing", () => {
  const request = { state: "Recibido", quote: null, outcome: null, receivedAt: null } as const;
  expect(nextStep({ ...request, closedAt: null }, now)).toEqual({ kind: "receive" });
  expect(nextStep({ ...request, closedAt: "2026-11-19T15:00:00Z" }, now)).toBeNull();
});

test("without a quote: diagnose, then quote", () => {
  expect(next("Recibido")).toEqual({ kind: "move", to: "En_Diagnostico" });
  expect(next("En_Diagnostico")).toEqual({ kind: "quote" });
  expect(next("Esperando_Aprobacion")).toEqual({ kind: "quote" });
  expect(next("Reparando")).toEqual({ kind: "move", to: "Completado" });
  expect(next("Completado")).toEqual({ kind: "move", to: "Entregado" });
  expect(next("Entregado")).toBeNull();
});

test("a quote waits for its answer; an expired one is written again; a rejected one sends the device home", () => {
  expect(next("En_Diagnostico", quote({}))).toEqual({ kind: "answer" });
  expect(next("Esperando_Aprobacion", quote({}))).toEqual({ kind: "answer" });
  expect(next("Esperando_Aprobacion", quote({ validUntil: "2026-11-01T00:00:00Z" }))).toEqual({
    kind: "quote",
  });
  expect(next("Esperando_Aprobacion", quote({ state: "rechazada" }))).toEqual({
    kind: "move",
    to: "Entregado",
  });
});

test("an approved quote is repaired, and collected before the device leaves", () => {
  const approved = quote({ state: "aprobada" });
  expect(next("Recibido", approved)).toEqual({ kind: "move", to: "Reparando" });
  expect(next("Esperando_Aprobacion", approved)).toEqual({ kind: "move", to: "Reparando" });
  expect(next("Completado", approved)).toEqual({ kind: "collect" });
  expect(next("Completado", { ...approved, paidAt: "2026-11-20T10:00:00Z" })).toEqual({
    kind: "move",
    to: "Entregado",
  });
  expect(next("Entregado", approved)).toEqual({ kind: "collect" });
});
