import type { Route } from "next";
import Link from "next/link";
import { Table, Td, Th } from "@/components/ui/table";
import { differenceText } from "@/lib/cash/labels";
import type { ClosedSession } from "@/lib/cash/rows";
import { formatDateTime } from "@/lib/core/dates";
import { formatCop } from "@/lib/core/money";

/** Numbered closes, newest first. */
export function ClosedTable({ items }: { items: readonly ClosedSession[] }) {
  return (
    <Table label="Lista de cierres" cards>
      <thead>
        <tr>
          <Th>Cierre</Th>
          <Th>Caja</Th>
          <Th>Cerró</Th>
          <Th className="text-right">Contado</Th>
          <Th className="text-right">Diferencia</Th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ id, number, drawer, closedAt, closedBy, counted, expected }) => (
          <tr key={id}>
            <Td className="max-md:basis-full">
              <Link href={`/admin/caja/${id}` as Route} className="font-semibold whitespace-nowrap underline">
                {number}
              </Link>
            </Td>
            <Td className="wrap-anywhere">{drawer}</Td>
            <Td className="text-muted-foreground">
              {closedBy ?? "Alguien del equipo"},{" "}
              <span className="whitespace-nowrap">{formatDateTime(closedAt)}</span>
            </Td>
            <Td className="text-right tabular">
              <span className="md:hidden">Contado </span>
              {formatCop(counted)}
            </Td>
            <Td className={counted === expected ? "text-right" : "text-right font-semibold text-destructive"}>
              {differenceText(counted - expected)}
            </Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
