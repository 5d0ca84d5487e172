import { SortHeader } from "@/components/lists/sort-header";
import { Table, Th } from "@/components/ui/table";
import type { ListState } from "@/lib/core/list-state";
import type { StaffOrderRow } from "@/lib/orders/staff/rows";
import { OrderRow } from "./order-row";

type Props = { state: ListState; orders: StaffOrderRow[]; now: number };

export function OrdersTable({ state, orders, now }: Props) {
  return (
    <Table label="Pedidos" cards>
      <thead>
        <tr>
          <Th className="w-11 pr-0">
            <span className="sr-only">Elegir</span>
          </Th>
          <SortHeader state={state} sort="creado" label="Pedido" startsDescending />
          <Th>Etapa</Th>
          <SortHeader state={state} sort="cliente" label="Cliente" />
          <Th className="max-lg:hidden">Qué lleva</Th>
          <SortHeader state={state} sort="total" label="Total" startsDescending className="text-right" />
          <Th className="max-xl:hidden">
            <span className="sr-only">Siguiente paso</span>
          </Th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <OrderRow key={order.id} order={order} now={now} />
        ))}
      </tbody>
    </Table>
  );
}
