import { expect, test } from "vitest";
import { idleCsv, reorderCsv, salesCsv, stockCsv } from "./csv";
import { rowLabel } from "./labels";

const sums = {
  units: 3,
  sales: 90_000,
  refunds: 10_000,
  net: 80_000,
  known: 50_000,
  cost: 30_000,
  margin: 20_000,
  unknownUnits: 1,
};
const hidden = { ...sums, known: null, cost: null, margin: null, unknownUnits: null };
const period = { from: "2026-03-01", to: "2026-03-31" };
const lines = (csv: string) => csv.split("\r\n");

test("the sales have a row for each group and their sum, and no name becomes a formula", () => {
  const rows = [{ key: "product:1", label: '=SUMA("x")', ...sums }];
  expect(lines(salesCsv({ count: 1, totals: sums, rows }, "producto", period))).toEqual([
    "\uFEFFVentas por producto;2026-03-01 a 2026-03-31",
    "",
    "Producto;Unidades;Ventas (COP);Devoluciones (COP);Neto (COP);Neto con costo conocido (COP);Costo (COP);Margen (COP);Unidades sin costo",
    `"'=SUMA(""x"")";3;90000;10000;80000;50000;30000;20000;1`,
    "Total;3;90000;10000;80000;50000;30000;20000;1",
    "",
  ]);
});

test("without the right to see costs there is no column of them", () => {
  const csv = salesCsv(
    { count: 1, totals: hidden, rows: [{ key: "web", label: null, ...hidden }] },
    "canal",
    period,
  );
  expect(csv).not.toMatch(/costo|margen/i);
  expect(lines(csv)).toContain("Página web;3;90000;10000;80000");
  const stock = {
    count: 0,
    units: 2,
    price: 10,
    value: null,
    unknownUnits: null,
    unknownProducts: null,
    rows: [],
  };
  expect(stockCsv(stock)).not.toMatch(/costo/i);
});

test("the lists of the stock", () => {
  const shelf = { id: "1", name: "Cable", stock: 4, price: 5000, value: null };
  expect(lines(idleCsv({ count: 1, rows: [{ ...shelf, last: "2026-01-02" }] }))).toContain(
    "Cable;4;5000;2026-01-02",
  );
  const row = { id: "1", name: "Cable", stock: 4, sold: 20, waiting: 1, weeksLeft: 1.2, buy: 7 };
  expect(lines(reorderCsv({ count: 1, rows: [row] }))).toContain("Cable;20;2,5;4;1;1,2;7");
});

test.each([
  ["mes", { key: "2026-03", label: null }, "marzo de 2026"],
  ["categoria", { key: "product:ps5", label: null }, "PS5"],
  ["categoria", { key: "product:", label: null }, "Sin categoría"],
  ["metodo", { key: "breb", label: null }, "Llave Bre-B"],
  ["tecnico", { key: "nadie", label: null }, "Sin técnico"],
  ["vendedor", { key: "11111111-2222-4333-8444-5555abcdef12", label: null }, "Alguien que ya no está"],
] as const)("a row by %s %j is called %s", (by, row, label) => expect(rowLabel(by, row)).toBe(label));
