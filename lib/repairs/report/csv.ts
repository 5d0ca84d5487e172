import { type CsvCell, csvLines, csvStart } from "@/lib/core/csv";
import type { Period } from "@/lib/core/period";
import { type SpreadRow, spreadTables } from "./labels";
import type { TurnaroundReport } from "./rows";

const decimal = (hours: number | null) => (hours === null ? "" : hours.toFixed(1).replace(".", ","));

/** The report as CSV with decimal commas, for a Colombian locale. */
export function reportCsv(report: TurnaroundReport, { from, to }: Period): string {
  const { all, promises, repeats, revenue } = report;
  const tables = spreadTables(report);
  const spreads = (group: string, rows: SpreadRow[]) =>
    rows.map(({ label, n, median, p90 }) => [group, label, n, decimal(median), decimal(p90)]);
  const rows: CsvCell[][] = [
    [],
    ["Grupo", "Nombre", "Cantidad", "Mediana (horas hábiles)", "Percentil 90 (horas hábiles)"],
    ["Total", "Reparaciones terminadas", all.n, decimal(all.median), decimal(all.p90)],
    ...spreads("Estado", tables.states),
    ...spreads("Técnico", tables.technicians),
    ...spreads("Equipo", tables.devices),
    [],
    ["Indicador", "Valor", "De"],
    ["Equipos entregados", report.delivered],
    ["Diagnósticos a tiempo", promises.diagnosed_in_time, promises.diagnosed],
    ["Reparaciones a tiempo", promises.repaired_in_time, promises.repaired],
    ["Reparaciones repetidas en garantía", repeats.total],
    ["Cotizaciones aprobadas", revenue.quotes],
    ["Valor aprobado (COP)", revenue.approved],
    ["Valor pagado (COP)", revenue.paid],
  ];
  return csvStart(["Informe de tiempos del taller", `${from} a ${to}`]) + csvLines(rows);
}
