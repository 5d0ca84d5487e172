import { describe, expect, test } from "vitest";
import { ageText, legalTermOf, promiseOf, spanText } from "./deadline";
import type { ContactDates } from "./types";

const H = 3_600_000;
const NOW = Date.parse("2026-03-05T15:00:00Z");
const at = (hours: number) => new Date(NOW + hours * H).toISOString();

const dates = (more: Partial<ContactDates> = {}): ContactDates => ({
  createdAt: at(-4),
  promisedAt: at(20),
  dueOn: "2026-03-26",
  answeredAt: null,
  state: "nuevo",
  ...more,
});

test.each([
  [0, "1 min"],
  [59 * 60_000, "59 min"],
  [H, "1 h"],
  [47 * H, "47 h"],
  [48 * H, "2 días"],
  [30 * 24 * H, "30 días"],
])("%s ms are %s", (ms, text) => {
  expect(spanText(ms)).toBe(text);
});

test("a message's age", () => {
  expect(ageText(at(-3), NOW)).toBe("hace 3 h");
});

describe("the 24-hour promise", () => {
  test("has time, then little, then none", () => {
    expect(promiseOf(dates(), NOW)).toEqual({ tone: "ok", text: "Faltan 20 h de la promesa" });
    expect(promiseOf(dates({ promisedAt: at(6) }), NOW).tone).toBe("soon");
    expect(promiseOf(dates({ promisedAt: at(-3), state: "en_curso" }), NOW)).toEqual({
      tone: "late",
      text: "Promesa vencida hace 3 h",
    });
  });

  test("is kept or not by the first answer", () => {
    const answered = { state: "respondido" as const, answeredAt: at(-1) };
    expect(promiseOf(dates(answered), NOW).text).toBe("Respondido a tiempo");
    expect(promiseOf(dates({ ...answered, promisedAt: at(-2) }), NOW).text).toBe("Respondido tarde");
    expect(promiseOf(dates({ state: "cerrado" }), NOW)).toEqual({
      tone: "done",
      text: "Cerrado sin respuesta",
    });
  });
});

describe("the law's term", () => {
  test.each([
    ["2026-03-26", "ok", "Plazo legal: quedan 21 días"],
    ["2026-03-06", "soon", "Plazo legal: queda 1 día"],
    ["2026-03-05", "late", "El plazo legal vence hoy"],
    ["2026-03-03", "late", "Plazo legal vencido hace 2 días"],
  ])("until %s it is %s", (dueOn, tone, text) => {
    expect(legalTermOf(dates({ dueOn }), NOW)).toEqual({ tone, text });
  });

  test("is over with the answer", () => {
    expect(legalTermOf(dates({ answeredAt: at(-1), state: "respondido" }), NOW).tone).toBe("done");
  });
});
