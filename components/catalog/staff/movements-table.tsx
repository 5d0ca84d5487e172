import type { Route } from "next";
import Link from "next/link";
import { Table, Td, Th } from "@/components/ui/table";
import { REASON_LABELS } from "@/lib/catalog/staff/labels";
import type { StockMovement } from "@/lib/catalog/staff/rows";
import { formatDateTime } from "@/lib/core/dates";
import { formatNumber } from "@/lib/core/money";

/** A product's stock movements: date, units, reason, actor and resulting stock. */
export function MovementsTable({ movements }: { movements: StockMovement[] }) {
  return (
    <Table label="Movimientos" cards>
      <thead>
        <tr>
          <Th>Cuándo</Th>
          <Th className="text-right">Unidades</Th>
          <Th>Por qué</Th>
          <Th>Quién</Th>
          <Th className="text-right">Quedaron</Th>
        </tr>
      </thead>
      <tbody>
        {movements.map(({ id, delta, reason, note, orderId, actor, createdAt, balance }) => (
          <tr key={id}>
            <Td className="whitespace-nowrap max-md:order-3 max-md:text-xs max-md:text-muted-foreground">
              {formatDateTime(createdAt)}
            </Td>
            <Td
              className={`text-right font-semibold tabular max-md:order-2 ${delta > 0 ? "text-success" : "text-destructive"}`}
            >
              {delta > 0 ? "+" : "-"}
              {formatNumber(Math.abs(delta))}
            </Td>
            <Td className="max-md:order-1 max-md:flex-1 max-md:basis-40 md:min-w-40">
              {REASON_LABELS[reason]}
              {orderId && (
                <>
                  {" "}
                  <Link
                    href={`/admin/pedidos/${orderId}` as Route}
                    prefetch={false}
                    className="font-semibold text-primary underline"
                  >
                    Pedido {orderId.slice(0, 8)}
                  </Link>
                </>
              )}
              {note && <span className="block text-muted-foreground wrap-anywhere">{note}</span>}
            </Td>
            <Td className="max-md:order-4 max-md:text-xs max-md:text-muted-foreground">
              {actor ?? (reason === "reserved" ? "Compra sin cuenta" : "La tienda")}
            </Td>
            <Td className="text-right tabular max-md:order-5 max-md:ml-auto max-md:text-xs">
              <span className="text-muted-foreground md:hidden">Quedaron </span>
              {formatNumber(balance)}
            </Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
