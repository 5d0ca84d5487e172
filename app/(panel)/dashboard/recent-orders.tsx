import Link from "next/link";
import { ListError } from "@/components/lists/list-error";
import { OrderCard } from "@/components/orders/order-card";
import { buttonVariants } from "@/components/ui/button";
import { Message } from "@/components/ui/message";
import { readOr } from "@/lib/core/read-or";
import { getOwnOrders } from "@/lib/orders/queries";

const SHOWN = 2;

/** The two newest orders, with a link to all. */
export async function RecentOrders() {
  const page = await readOr(null, "orders.own", getOwnOrders({ limit: SHOWN }));
  if (!page) return <ListError title="No se pudieron cargar tus pedidos" />;
  const { orders, total } = page;
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
    <div className="flex flex-col gap-4">
      <ul className="flex flex-col gap-3">
        {orders.map((order) => (
          <li key={order.id}>
            <OrderCard order={order} now={now} />
          </li>
        ))}
      </ul>
      {total > SHOWN && (
        <Link
          href="/dashboard/pedidos"
          className={buttonVariants({ variant: "outline", className: "self-start" })}
        >
          Ver todos ({total})
        </Link>
      )}
    </div>
  );
}
