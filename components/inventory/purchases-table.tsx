import type { Route } from "next";
import Link from "next/link";
import { SortHeader } from "@/components/lists/sort-header";
import { Badge } from "@/components/ui/badge";
import { Table, Td, Th } from "@/components/ui/table";
import { formatDay } from "@/lib/core/dates";
import type { ListState } from "@/lib/core/list-state";
import { formatCop, formatNumber } from "@/lib/core/money";
import { purchasePath } from "@/lib/inventory/list";
import type { ListedPurchase } from "@/lib/inventory/rows";

type Props = { items: ListedPurchase[]; state: ListState };

export function PurchasesTable({ items, state }: Props) {
  return (
    <Table label="Compras" cards>
      <thead>
        <tr>
          <Th>Compra</Th>
          <SortHeader state={state} sort="fecha" label="Fecha" />
          <Th>Documento</Th>
          <Th className="text-right">Productos</Th>
          <SortHeader state={state} sort="total" label="Total" className="text-right" />
        </tr>
      </thead>
      <tbody>
        {items.map(
          ({ id, number, supplier, document, boughtOn, lines, units, total, unknown, isCorrected }) => (
            <tr key={id} className="hover:bg-muted">
              <Td className="max-md:order-1 max-md:flex-1 max-md:basis-40">
                <Link
                  href={purchasePath(id) as Route}
                  prefetch={false}
                  className="font-semibold wrap-anywhere after:absolute after:inset-0 hover:text-primary md:after:hidden"
                >
                  {supplier || "Sin proveedor"}
                </Link>
                <span className="flex flex-wrap items-center gap-x-2 text-muted-foreground">
                  Compra {number}
                  {isCorrected && <Badge variant="outline">Corregida</Badge>}
                </span>
              </Td>
              <Td className="whitespace-nowrap max-md:order-3 max-md:text-xs max-md:text-muted-foreground">
                {formatDay(boughtOn)}
              </Td>
              <Td className="wrap-anywhere max-md:order-4 max-md:text-xs max-md:text-muted-foreground">
                {document}
              </Td>
              <Td className="text-right tabular max-md:order-5 max-md:ml-auto max-md:text-xs max-md:text-muted-foreground">
                {formatNumber(lines)} ({formatNumber(units)} {units === 1 ? "unidad" : "unidades"})
              </Td>
              <Td className="text-right font-semibold whitespace-nowrap tabular max-md:order-2">
                {formatCop(total)}
                {unknown > 0 && (
                  <span className="block text-sm font-normal text-warm">
                    {formatNumber(unknown)} sin costo
                  </span>
                )}
              </Td>
            </tr>
          ),
        )}
      </tbody>
    </Table>
  );
}
