import { expect, test } from "vitest";
import { formatDateTime } from "@/lib/core/dates";
import { decisionWords } from "./decision-words";

const at = "2026-11-20T15:00:00Z";
const answer = { state: "aprobada", decidedAt: at, decidedVia: "cuenta", signerName: "Ana Gómez" } as const;

test("an answer given on the site is the customer's own", () => {
  expect(decisionWords(answer)).toBe(`Aprobada por Ana Gómez el ${formatDateTime(at)}`);
  expect(decisionWords({ ...answer, state: "rechazada", decidedVia: "enlace", signerName: "" })).toBe(
    `Rechazada el ${formatDateTime(at)}`,
  );
});

test("one that the workshop heard says how, and who recorded it", () => {
  expect(decisionWords({ ...answer, decidedVia: "telefono" })).toBe(
    `Aprobada por teléfono por Ana Gómez el ${formatDateTime(at)}, registrada por el taller`,
  );
  expect(decisionWords({ ...answer, decidedVia: "mostrador", signerName: "" })).toBe(
    `Aprobada en la tienda el ${formatDateTime(at)}, registrada por el taller`,
  );
});

test("without an answer there is nothing to say", () => {
  expect(decisionWords({ ...answer, state: "pendiente", decidedAt: null })).toBeNull();
});
