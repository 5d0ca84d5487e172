import { expect, test } from "vitest";
import type { RepairQuote } from "../types";
import { repairChat } from "./chat";

const NOW = Date.parse("2026-03-12T15:00:00Z");
const URL = "https://tienda.example.com/reparacion/llave";
const quote: RepairQuote = {
  id: "q",
  total: 190_000,
  deposit: 40_000,
  lines: [],
  note: "",
  state: "pendiente",
  validUntil: "2026-03-25T15:00:00Z",
  decidedAt: null,
  decidedVia: null,
  signerName: "",
  paidAt: null,
  paymentStatus: null,
  createdAt: "2026-03-10T15:00:00Z",
};
const repair = {
  number: "f319ab12",
  state: "Esperando_Aprobacion" as const,
  quote,
  outcome: null,
  device: { kind: "playstation", brand: "Sony", model: "PS5" },
} satisfies Parameters<typeof repairChat>[0];

test("repairChat says where the repair stands, its quote and its link", () => {
  expect(repairChat(repair, "Ana", URL, NOW)).toBe(
    [
      "Hola Ana, te escribimos del taller por tu orden *f319ab12* (Sony PS5).",
      "Estado: Esperando Aprobación.",
      "Cotización: $190.000. Responde desde el enlace antes del 25 de marzo de 2026.",
      `Mira cada paso aquí: ${URL}`,
    ].join("\n"),
  );
});

test("repairChat says what is left of an approved quote, and nothing that there is not", () => {
  const chat = (some: Partial<RepairQuote> | null) =>
    repairChat({ ...repair, quote: some && { ...quote, ...some } }, "", null, NOW);
  expect(chat({ state: "aprobada" })).toContain("aprobada. Faltan por pagar $150.000.");
  expect(chat({ state: "aprobada", paidAt: "2026-03-11T15:00:00Z" })).toContain("aprobada y pagada");
  expect(chat({ state: "rechazada" })).toContain("rechazada.");
  expect(chat({ validUntil: "2026-03-11T15:00:00Z" })).toContain("vencida.");
  expect(chat({ state: "aprobada", paymentStatus: "pending" })).toContain("en revisión.");
  expect(chat(null)).toBe(
    "Hola, te escribimos del taller por tu orden *f319ab12* (Sony PS5).\nEstado: Esperando Aprobación.",
  );
});

test("repairChat asks nothing for a device that went back unrepaired", () => {
  const back = { ...repair, state: "Entregado", outcome: "sin_reparar" } as const;
  expect(repairChat({ ...back, quote: { ...quote, state: "aprobada" } }, "", null, NOW)).toBe(
    "Hola, te escribimos del taller por tu orden *f319ab12* (Sony PS5).\nEstado: Entregado, sin reparar.",
  );
});
