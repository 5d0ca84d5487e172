import type { Metadata } from "next";
import { CustomerTable } from "@/components/customers/customer-table";
import { CustomerTabs } from "@/components/customers/customer-tabs";
import { RepeatedList } from "@/components/customers/repeated-list";
import { ListEmpty } from "@/components/lists/list-empty";
import { ListHead } from "@/components/lists/list-head";
import { ListPager } from "@/components/lists/list-pager";
import { ListTools } from "@/components/lists/list-tools";
import { LiveRefresh } from "@/components/live/live-refresh";
import { Message } from "@/components/ui/message";
import { requireRole } from "@/lib/auth/guards";
import { STAFF_ROLES } from "@/lib/auth/roles";
import { type ListState, parseListState } from "@/lib/core/list-state";
import { CUSTOMER_SORT_LABELS } from "@/lib/customers/labels";
import { CUSTOMER_LIST } from "@/lib/customers/list";
import { listCustomers, listRepeated } from "@/lib/customers/queries";

export const metadata: Metadata = { title: "Clientes" };

export default async function CustomersPage({ searchParams }: PageProps<"/admin/clientes">) {
  await requireRole(STAFF_ROLES, { path: CUSTOMER_LIST.path });
  const state = parseListState(await searchParams, CUSTOMER_LIST);
  const isRepeated = state.filters.ver === "repetidos";
  return (
    <>
      <ListHead
        title="Clientes"
        note="Con cuenta, sin cuenta o del mostrador."
        tabs={<CustomerTabs isRepeated={isRepeated} />}
      />
      {isRepeated ? <Repeated /> : <Everybody state={state} />}
      <LiveRefresh tables={["orders", "ordenes_servicio"]} />
    </>
  );
}

async function Everybody({ state }: { state: ListState<typeof CUSTOMER_LIST> }) {
  const { items, total } = await listCustomers(state);
  return (
    <>
      <ListTools
        state={state}
        label="Buscar por nombre, celular, correo, documento o número"
        placeholder="Nombre, celular, documento o número"
        sorts={CUSTOMER_SORT_LABELS}
        apart={["ver"]}
      />
      {items.length === 0 ? (
        <ListEmpty state={state} title="No se encontraron clientes" />
      ) : (
        <>
          <CustomerTable state={state} customers={items} />
          <ListPager state={state} total={total} />
        </>
      )}
    </>
  );
}

async function Repeated() {
  const pairs = await listRepeated();
  return pairs.length === 0 ? (
    <Message title="No hay clientes repetidos" art="/art/no-results.svg" />
  ) : (
    <RepeatedList pairs={pairs} />
  );
}
