import Link from "next/link";
import { Badge } from "@/components/ui/badge";
import { Table, Td, Th } from "@/components/ui/table";
import { formatDateTime } from "@/lib/core/dates";
import { formatCop } from "@/lib/core/money";
import { COUNTER_METHODS } from "@/lib/orders/labels";
import type { TicketPage } from "@/lib/pos/rows";

export function TicketTable({ items }: { items: TicketPage["items"] }) {
  return (
    <Table label="Ventas del mostrador" cards>
      <thead>
        <tr>
          <Th>Número</Th>
          <Th>Fecha</Th>
          <Th className="max-lg:hidden">Cliente</Th>
          <Th className="max-md:hidden">Vendió</Th>
          <Th className="max-md:hidden">Cómo pagó</Th>
          <Th className="text-right">Total</Th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ id, number, createdAt, customer, seller, methods, total, refunded }) => (
          <tr key={id} className="hover:bg-muted">
            <Td className="whitespace-nowrap max-md:flex-1">
              <Link
                href={`/admin/mostrador/${id}`}
                className="font-display font-bold text-primary after:absolute after:inset-0 hover:underline md:inline-flex md:min-h-9 md:items-center md:after:hidden"
              >
                {number}
              </Link>
            </Td>
            <Td className="text-muted-foreground max-md:order-1 max-md:basis-full md:whitespace-nowrap">
              {formatDateTime(createdAt)}
            </Td>
            <Td className="max-lg:hidden">{customer ?? "Cliente de mostrador"}</Td>
            <Td className="max-md:hidden">{seller}</Td>
            <Td className="max-md:hidden">{methods.map((method) => COUNTER_METHODS[method]).join(", ")}</Td>
            <Td className="text-right">
              <span className="font-semibold whitespace-nowrap tabular">{formatCop(total)}</span>
              {refunded > 0 && (
                <Badge variant="secondary" className="ml-2 normal-case">
                  {refunded === total ? "Devuelta" : "Con devolución"}
                </Badge>
              )}
            </Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
