import type { Route } from "next";
import Link from "next/link";
import { Table, Td, Th } from "@/components/ui/table";
import { type ListState, listHref } from "@/lib/core/list-state";
import { formatCop, formatNumber } from "@/lib/core/money";
import type { Period } from "@/lib/core/period";
import { GROUPING_LABELS, marginShare, rowLabel } from "@/lib/reports/labels";
import { daysOf } from "@/lib/reports/period";
import type { SalesReport, SalesRow } from "@/lib/reports/rows";
import type { Grouping } from "@/lib/reports/types";
import { Bar } from "./bar";
import { Figure } from "./figure";

type Props = { state: ListState; by: Grouping; period: Period; report: SalesReport };

/** The groups of a period: the bar compares their net. */
export function SalesTable({ state, by, period, report: { rows, totals } }: Props) {
  const most = Math.max(0, ...rows.map(({ net }) => net));
  const seesCost = totals.margin !== null;
  return (
    <Table label={`Ventas por ${GROUPING_LABELS[by].toLowerCase()}`} cards>
      <thead>
        <tr>
          <Th>{GROUPING_LABELS[by]}</Th>
          <Th className="w-24 min-w-20">Neto comparado</Th>
          <Th className="text-right">Neto</Th>
          <Th className="text-right">Ventas</Th>
          <Th className="text-right">Devoluciones</Th>
          <Th className="text-right">Unidades</Th>
          {seesCost && (
            <>
              <Th className="text-right">Costo</Th>
              <Th className="text-right">Margen</Th>
              <Th className="text-right">Sin costo</Th>
            </>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <Td className="min-w-36 font-semibold wrap-anywhere max-md:basis-full">
              <Name state={state} by={by} period={period} row={row} />
            </Td>
            <Td className="max-md:basis-full">
              <Bar value={row.net} most={most} />
            </Td>
            <Figure label="Neto">
              <b>{formatCop(row.net)}</b>
            </Figure>
            <Figure label="Ventas">{formatCop(row.sales)}</Figure>
            <Figure label="Devoluciones">{formatCop(row.refunds)}</Figure>
            <Figure label="Unidades">{formatNumber(row.units)}</Figure>
            {row.margin !== null && (
              <>
                <Figure label="Costo">{formatCop(row.cost ?? 0)}</Figure>
                <Figure label="Margen">
                  {row.known === 0 && row.unknownUnits ? "No se sabe" : formatCop(row.margin)}
                  {marginShare(row) && (
                    <span className="ml-1.5 text-xs whitespace-nowrap text-muted-foreground">
                      {marginShare(row)}
                    </span>
                  )}
                </Figure>
                <Figure label="Sin costo">{formatNumber(row.unknownUnits ?? 0)}</Figure>
              </>
            )}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** The name of a group, linked to what it is about. */
function Name({ state, by, period, row }: Omit<Props, "report"> & { row: SalesRow }) {
  const label = rowLabel(by, row);
  const href = hrefOf(state, by, period, row);
  return href ? (
    <Link href={href as Route} className="quiet-link">
      {label}
    </Link>
  ) : (
    label
  );
}

function hrefOf(state: ListState, by: Grouping, period: Period, { key, label }: SalesRow): string | null {
  if (by === "dia" || by === "mes") {
    const { from, to } = daysOf(key, period);
    return listHref(state, { filters: { desde: from, hasta: to, por: by === "mes" ? "dia" : "producto" } });
  }
  if (by === "producto" && key.startsWith("product:") && label)
    return `/admin/productos?q=${encodeURIComponent(label)}`;
  if (by === "reparacion" && key) return `/admin/servicios-tecnicos/${key}`;
  return null;
}
