import { buttonVariants } from "@/components/ui/button";
import { Message } from "@/components/ui/message";
import { formatDate } from "@/lib/core/dates";
import { formatCop } from "@/lib/core/money";
import { orderNumber } from "@/lib/orders/order-number";
import { getOrderToken, getOwnOrders } from "@/lib/orders/queries";
import { customerStatus } from "@/lib/orders/status";
import type { Order } from "@/lib/orders/types";

const SHOWN = 10;

export async function RecentOrders() {
  const orders = await getOwnOrders(SHOWN).catch(() => null);
  if (!orders) return <Message role="alert" title="No se pudieron cargar tus pedidos" />;
  if (orders.length === 0)
    return (
      <Message title="Aún no tienes pedidos">
        <a href="/tienda" className={buttonVariants({ variant: "warm" })}>
          Ir a la tienda
        </a>
      </Message>
    );
  const rows = await Promise.all(
    orders.map(async (order) => ({ order, token: await getOrderToken(order.id).catch(() => null) })),
  );
  return (
    <ul className="flex flex-col gap-3">
      {rows.map(({ order, token }) => (
        <OrderRow key={order.id} order={order} token={token} />
      ))}
    </ul>
  );
}

function OrderRow({ order, token }: { order: Order; token: string | null }) {
  return (
    <li className="panel flex flex-wrap items-center gap-x-6 gap-y-2 p-4">
      <span className="font-display font-bold">Pedido {orderNumber(order.id)}</span>
      <span className="text-muted">{formatDate(order.createdAt)}</span>
      <span className="font-semibold">{customerStatus(order, Date.now()).label}</span>
      <span className="ml-auto font-display font-bold text-warm">{formatCop(order.total)}</span>
      {token && (
        <a href={`/pedido/${token}`} className={buttonVariants({ variant: "outline", size: "sm" })}>
          Ver pedido
        </a>
      )}
    </li>
  );
}
