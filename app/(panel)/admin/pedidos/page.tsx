import type { Metadata } from "next";
import Link from "next/link";
import { ExportLink } from "@/components/lists/export-link";
import { ListEmpty } from "@/components/lists/list-empty";
import { ListHead } from "@/components/lists/list-head";
import { ListPager } from "@/components/lists/list-pager";
import { RememberRecords } from "@/components/lists/record-nav";
import { LiveRefresh } from "@/components/live/live-refresh";
import { BulkOrders } from "@/components/orders/staff/bulk-orders";
import { MoneyPeriodForm } from "@/components/orders/staff/money-period-form";
import { OrderFilters } from "@/components/orders/staff/order-filters";
import { OrdersTable } from "@/components/orders/staff/orders-table";
import { StageTabs } from "@/components/orders/staff/stage-tabs";
import { buttonVariants } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { requireRole } from "@/lib/auth/guards";
import { STAFF_ROLES } from "@/lib/auth/roles";
import { colombianDay } from "@/lib/core/dates";
import { listHref, parseListState } from "@/lib/core/list-state";
import { NEW_ORDER_PATH, ORDER_LIST } from "@/lib/orders/staff/list";
import { lastMonth } from "@/lib/orders/staff/money-period";
import { listOrderCities, listOrders } from "@/lib/orders/staff/queries";

export const metadata: Metadata = { title: "Pedidos" };

export default async function OrdersPage({ searchParams }: PageProps<"/admin/pedidos">) {
  await requireRole(STAFF_ROLES, { path: ORDER_LIST.path });
  const state = parseListState(await searchParams, ORDER_LIST);
  const now = Date.now();
  const [page, cities] = await Promise.all([listOrders(state), listOrderCities()]);
  return (
    <>
      <ListHead title="Pedidos" note="Los cambios se ven al momento en la pantalla del cliente.">
        {state.filters.etapa === "por_enviar" && page.total > 1 && (
          <Link href="/admin/pedidos/enviar" className={buttonVariants({ className: "order-last" })}>
            <Icon name="lucide--truck" />
            Enviar varios
          </Link>
        )}
        {state.filters.solo === "por_cobrar" && page.total > 0 && (
          <Link href="/admin/pedidos/recaudo" className={buttonVariants({ className: "order-last" })}>
            <Icon name="lucide--hand-coins" />
            Registrar recaudo
          </Link>
        )}
        <ExportLink href={listHref({ ...state, path: "/api/orders/export" })} />
        <Link href={NEW_ORDER_PATH} className={buttonVariants()}>
          <Icon name="lucide--plus" />
          Nuevo pedido
        </Link>
      </ListHead>
      <OrderFilters state={state} today={colombianDay(now)} cities={cities} />
      <StageTabs state={state} counts={page.counts} />
      {page.items.length === 0 && <ListEmpty state={state} title="No hay pedidos aquí" />}
      {page.items.length > 0 && (
        <BulkOrders key={JSON.stringify(state)}>
          <OrdersTable state={state} orders={page.items} now={now} />
          <RememberRecords
            path={state.path}
            list={listHref(state, { page: state.page })}
            records={page.items.map(({ id }) => `${state.path}/${id}`)}
          />
          <ListPager state={state} total={page.total} />
        </BulkOrders>
      )}
      <MoneyPeriodForm start={lastMonth(now)} today={colombianDay(now)} />
      <LiveRefresh tables={["orders", "retractos", "reversiones", "refunds"]} />
    </>
  );
}
