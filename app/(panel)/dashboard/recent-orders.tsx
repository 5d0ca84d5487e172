import { PanelSection } from "@/components/layout/panel-section";
import { ListError } from "@/components/lists/list-error";
import { OrderCard } from "@/components/orders/order-card";
import { buttonVariants } from "@/components/ui/button";
import { Message } from "@/components/ui/message";
import { readOr } from "@/lib/core/read-or";
import { getOwnOrders } from "@/lib/orders/queries";
import type { OrderPage } from "@/lib/orders/rows";

const SHOWN = 2;

/** The two newest orders, with a link to all. */
export async function RecentOrders() {
  const page = await readOr(null, "orders.own", getOwnOrders({ limit: SHOWN }));
  const more =
    page && page.total > SHOWN
      ? { href: "/dashboard/pedidos", label: `Ver todos (${page.total})` }
      : undefined;
  return (
    <PanelSection id="mis-pedidos" title="Mis Pedidos" more={more}>
      {page ? <Newest page={page} /> : <ListError title="No se pudieron cargar tus pedidos" />}
    </PanelSection>
  );
}

function Newest({ page: { orders, total } }: { page: OrderPage }) {
  if (total === 0)
    return (
      <Message title="Aún no tienes pedidos" art="/art/no-orders.svg">
        <a href="/tienda" className={buttonVariants({ variant: "warm" })}>
          Ir a la tienda
        </a>
      </Message>
    );
  const now = Date.now();
  return (
    <ul className="flex flex-col gap-3">
      {orders.map((order) => (
        <li key={order.id}>
          <OrderCard order={order} now={now} />
        </li>
      ))}
    </ul>
  );
}
