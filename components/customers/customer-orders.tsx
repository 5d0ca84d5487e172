import type { Route } from "next";
import Link from "next/link";
import { Badge } from "@/components/ui/badge";
import { Table, Td, Th } from "@/components/ui/table";
import { formatDate } from "@/lib/core/dates";
import { formatCop } from "@/lib/core/money";
import { CHANNEL_NOTES } from "@/lib/customers/labels";
import type { CustomerOrder } from "@/lib/customers/rows";
import { orderNumber } from "@/lib/orders/order-number";
import { customerStatus, type Tone } from "@/lib/orders/status";

const LOOK = {
  neutral: "outline",
  progress: "secondary",
  success: "primary",
  danger: "destructive",
} as const satisfies Record<Tone, string>;

/** A person's orders of all channels, with the status label that they see. */
export function CustomerOrders({ orders, now }: { orders: CustomerOrder[]; now: number }) {
  return (
    <Table label="Pedidos del cliente">
      <thead>
        <tr>
          <Th>Pedido</Th>
          <Th>Estado</Th>
          <Th className="text-right">Total</Th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => {
          const { label, tone } = customerStatus(order, now);
          const note = CHANNEL_NOTES[order.channel];
          return (
            <tr key={order.id} className="relative hover:bg-muted">
              <Td className="max-w-44 sm:max-w-72">
                <Link
                  href={`/admin/pedidos/${order.id}` as Route}
                  className="block min-h-11 py-1 after:absolute after:inset-0"
                >
                  <span className="font-semibold">#{orderNumber(order.id)}</span>
                  <span className="text-muted-foreground">
                    {" "}
                    · {formatDate(order.createdAt)}
                    {note && ` · ${note}`}
                  </span>
                  <span className="block truncate text-muted-foreground">{order.summary}</span>
                </Link>
              </Td>
              <Td>
                <Badge className="whitespace-nowrap" variant={LOOK[tone]}>
                  {label}
                </Badge>
              </Td>
              <Td className="text-right tabular">{formatCop(order.total)}</Td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}
