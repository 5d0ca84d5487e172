import { expect, test } from "vitest";
import type { TurnaroundReport } from "./types";
import { hoursText, shareText, spreadTables } from "./words";

const report: TurnaroundReport = {
  states: [{ estado: "En_Diagnostico", n: 2, median: 9, p90: 12.25 }],
  technicians: [
    { id: "11111111-2222-4333-8444-5555abcdef12", name: '=SUMA("x")', n: 1, median: 18, p90: 18 },
    { id: null, name: null, n: 1, median: 2.5, p90: 2.5 },
  ],
  devices: [{ kind: null, n: 1, median: null, p90: null }],
  all: { n: 3, median: 2.5, p90: 18 },
  promises: { diagnosed: 4, diagnosed_in_time: 3, repaired: 0, repaired_in_time: 0 },
  delivered: 5,
  repeats: { total: 1, newest: [] },
  revenue: { quotes: 2, approved: 250_000, paid: 100_000 },
};

test("hours and shares are read as in Colombia", () => {
  expect(hoursText(18.5)).toBe("18,5 h");
  expect(hoursText(null)).toBe("Sin datos");
  expect(shareText(3, 4)).toBe("3 de 4 (75 %)");
  expect(shareText(0, 0)).toBe("Sin datos");
});

test("every row has a name, also who or what has none", () => {
  const { states, technicians, devices } = spreadTables(report);
  expect(states[0]?.label).toBe("En Diagnóstico");
  expect(technicians.map(({ label }) => label)).toEqual(['=SUMA("x")', "Sin técnico"]);
  expect(devices[0]?.label).toBe("Sin definir");
});
