import { expect, test } from "vitest";
import { legalTermOf, promiseOf, spanText } from "./deadline";
import type { ContactDates } from "./rows";

const H = 3_600_000;
const NOW = Date.parse("2026-03-05T15:00:00Z");
const at = (hours: number) => new Date(NOW + hours * H).toISOString();

const dates = (more: Partial<ContactDates>): ContactDates => ({
  createdAt: at(-4),
  promisedAt: at(20),
  dueOn: "2026-03-26",
  answeredAt: null,
  state: "nuevo",
  ...more,
});
const ANSWERED = { state: "respondido", answeredAt: at(-1) } as const;

test.each([
  [59 * 60_000, "59 min"],
  [H, "1 h"],
  [47 * H, "47 h"],
  [48 * H, "2 días"],
])("%s ms are %s", (ms, text) => expect(spanText(ms)).toBe(text));

test.each<[Partial<ContactDates>, string, string]>([
  [{}, "ok", "Faltan 20 h de la promesa"],
  [{ promisedAt: at(6) }, "soon", "Faltan 6 h de la promesa"],
  [{ promisedAt: at(-3), state: "en_curso" }, "late", "Promesa vencida hace 3 h"],
  [ANSWERED, "done", "Respondido a tiempo"],
  [{ ...ANSWERED, promisedAt: at(-2) }, "done", "Respondido tarde"],
  [{ state: "cerrado" }, "done", "Cerrado sin respuesta"],
])("the 24-hour promise of %j is %s", (more, tone, text) => {
  expect(promiseOf(dates(more), NOW)).toEqual({ tone, text });
});

test.each<[Partial<ContactDates>, string, string | undefined]>([
  [{ dueOn: "2026-03-26" }, "ok", "Plazo legal: quedan 21 días"],
  [{ dueOn: "2026-03-06" }, "soon", "Plazo legal: queda 1 día"],
  [{ dueOn: "2026-03-05" }, "late", "El plazo legal vence hoy"],
  [{ dueOn: "2026-03-03" }, "late", "Plazo legal vencido hace 2 días"],
  [ANSWERED, "done", undefined],
])("the law's term of %j is %s", (more, tone, text) => {
  expect(legalTermOf(dates(more), NOW)).toMatchObject(text ? { tone, text } : { tone });
});
