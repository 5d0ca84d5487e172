import { expect, test } from "vitest";
import { ageText, ageTone, daysUntilText } from "./age";

const NOW = Date.parse("2026-03-10T15:00:00-05:00");
const before = (hours: number) => new Date(NOW - hours * 3_600_000).toISOString();

test.each([
  [-1, "ahora"],
  [0.1, "hace 6 min"],
  [3.9, "hace 3 h"],
  [24, "hace 1 día"],
  [71, "hace 2 días"],
])("an order of %s h: %s", (hours, text) => expect(ageText(before(hours), NOW)).toBe(text));

test.each([
  ["por_confirmar", 3, "calm"],
  ["por_confirmar", 5, "soon"],
  ["por_confirmar", 30, "late"],
  ["por_preparar", 23, "calm"],
  ["por_enviar", 49, "late"],
  ["en_camino", 80, "soon"],
  ["entregado", 9999, "calm"],
] as const)("%s after %s h: %s", (stage, hours, tone) =>
  expect(ageTone(stage, before(hours), NOW)).toBe(tone),
);

test.each([
  ["2026-03-10", "es hoy"],
  ["2026-03-11", "falta 1 día"],
  ["2026-03-15", "faltan 5 días"],
  ["2026-03-09", "venció hace 1 día"],
])("a legal deadline of %s: %s", (day, text) => expect(daysUntilText(day, NOW)).toBe(text));
