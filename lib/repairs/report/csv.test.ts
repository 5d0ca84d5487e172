import { expect, test } from "vitest";
import { reportCsv } from "./csv";
import type { TurnaroundReport } from "./rows";

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

test("the spreadsheet has every number, and no name becomes a formula", () => {
  const lines = reportCsv(report, { from: "2026-03-01", to: "2026-03-31" }).split("\r\n");
  expect(lines[0]).toBe("\uFEFFInforme de tiempos del taller;2026-03-01 a 2026-03-31");
  expect(lines).toContain("Estado;En Diagnóstico;2;9,0;12,3");
  expect(lines).toContain(`Técnico;"'=SUMA(""x"")";1;18,0;18,0`);
  expect(lines).toContain("Equipo;Sin definir;1;;");
  expect(lines).toContain("Diagnósticos a tiempo;3;4");
  expect(lines).toContain("Valor aprobado (COP);250000");
});
