import type { Metadata } from "next";
import { PanelTitle } from "@/components/layout/panel-title";
import { LiveRefresh } from "@/components/live/live-refresh";
import { FoundOrders, OrderSearch } from "@/components/orders/order-search";
import { HISTORY_STEP, OrderHistory, OrdersUnderWay } from "@/components/orders/order-sections";
import { requireUser } from "@/lib/auth/guards";
import { partOfNumber } from "@/lib/orders/order-number";
import { getOwnOrders } from "@/lib/orders/queries";

export const metadata: Metadata = { title: "Mis Pedidos" };

/** More than any customer has open: open orders are never paginated. */
const UNDER_WAY = 100;
const MOST = 500;
/** From this number of orders on, a search is shown. */
const MANY = 8;

export default async function OrdersPage({ searchParams }: PageProps<"/dashboard/pedidos">) {
  await requireUser("/dashboard/pedidos");
  const { ver, numero } = await searchParams;
  const wanted = Number(ver);
  const shown = Number.isInteger(wanted) ? Math.min(Math.max(wanted, HISTORY_STEP), MOST) : HISTORY_STEP;
  const typed = typeof numero === "string" ? numero.trim() : "";
  return (
    <>
      <PanelTitle title="Mis Pedidos">
        <p>Sigue tus envíos, descarga tus comprobantes y vuelve a comprar lo que te gustó.</p>
      </PanelTitle>
      {typed ? <Found typed={typed} /> : <Orders shown={shown} />}
      <LiveRefresh tables={["orders"]} />
    </>
  );
}

async function Found({ typed }: { typed: string }) {
  const number = partOfNumber(typed);
  const { orders } = number ? await getOwnOrders({ number }) : { orders: [] };
  return (
    <>
      <OrderSearch typed={typed} />
      <FoundOrders orders={orders} now={Date.now()} />
    </>
  );
}

async function Orders({ shown }: { shown: number }) {
  const [underWay, history] = await Promise.all([
    getOwnOrders({ past: false, limit: UNDER_WAY }),
    getOwnOrders({ past: true, limit: shown }),
  ]);
  const now = Date.now();
  return (
    <>
      {underWay.total + history.total > MANY && <OrderSearch typed="" />}
      <div className="flex flex-col gap-12">
        <OrdersUnderWay orders={underWay.orders} now={now} />
        <OrderHistory page={history} shown={shown} now={now} />
      </div>
    </>
  );
}
