import { type CsvCell, csvLines, csvStart } from "@/lib/core/csv";
import type { Period } from "@/lib/core/period";
import { GROUPING_LABELS, rowLabel } from "./labels";
import type { IdleReport, ReorderReport, SalesReport, StockReport, Sums } from "./rows";
import type { Grouping } from "./types";

const AMOUNTS = ["Unidades", "Ventas (COP)", "Devoluciones (COP)", "Neto (COP)"];
const COSTS = ["Neto con costo conocido (COP)", "Costo (COP)", "Margen (COP)", "Unidades sin costo"];

const amounts = ({ units, sales, refunds, net }: Sums): CsvCell[] => [units, sales, refunds, net];
const costs = ({ known, cost, margin, unknownUnits }: Sums): CsvCell[] => [known, cost, margin, unknownUnits];

/** "3,5": decimal comma, for a Colombian locale. */
const decimal = (number: number | null) => (number === null ? "" : number.toFixed(1).replace(".", ","));

/** The sales of a period as CSV: a row for each group, and their sum. Costs have columns only for those who may see them. */
export function salesCsv({ rows, totals }: SalesReport, by: Grouping, { from, to }: Period): string {
  const seesCost = totals.cost !== null;
  const cells = (sums: Sums) => [...amounts(sums), ...(seesCost ? costs(sums) : [])];
  return (
    csvStart([`Ventas por ${GROUPING_LABELS[by].toLowerCase()}`, `${from} a ${to}`]) +
    csvLines([
      [],
      [GROUPING_LABELS[by], ...AMOUNTS, ...(seesCost ? COSTS : [])],
      ...rows.map((row) => [rowLabel(by, row), ...cells(row)]),
      ["Total", ...cells(totals)],
    ])
  );
}

const WORTH = ["Producto", "En existencia", "Precio de venta (COP)"];

export function stockCsv({ rows, value, units }: StockReport): string {
  const seesCost = value !== null;
  return (
    csvStart([...WORTH, ...(seesCost ? ["Costo de las existencias (COP)"] : [])]) +
    csvLines([
      ...rows.map((row) => [row.name, row.stock, row.price, ...(seesCost ? [row.value] : [])]),
      ["Total", units, null, ...(seesCost ? [value] : [])],
    ])
  );
}

export function idleCsv({ rows }: IdleReport): string {
  const seesCost = rows.some(({ value }) => value !== null);
  return (
    csvStart([...WORTH, ...(seesCost ? ["Costo de las existencias (COP)"] : []), "Última salida"]) +
    csvLines(
      rows.map(({ name, stock, price, value, last }) => [
        name,
        stock,
        price,
        ...(seesCost ? [value] : []),
        last,
      ]),
    )
  );
}

export function reorderCsv({ rows }: ReorderReport): string {
  return (
    csvStart([
      "Producto",
      "Salieron en 8 semanas",
      "Por semana",
      "En existencia",
      "Esperan reparaciones",
      "Alcanza para (semanas)",
      "Comprar",
    ]) +
    csvLines(
      rows.map(({ name, sold, stock, waiting, weeksLeft, buy }) => [
        name,
        sold,
        decimal(sold / 8),
        stock,
        waiting,
        decimal(weeksLeft),
        buy,
      ]),
    )
  );
}
