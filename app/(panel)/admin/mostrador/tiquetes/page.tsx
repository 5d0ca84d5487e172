import type { Metadata } from "next";
import { ListEmpty } from "@/components/lists/list-empty";
import { ListHead } from "@/components/lists/list-head";
import { ListPager } from "@/components/lists/list-pager";
import { ListTools } from "@/components/lists/list-tools";
import { LiveRefresh } from "@/components/live/live-refresh";
import { TicketTable } from "@/components/pos/ticket-table";
import { requireRole } from "@/lib/auth/guards";
import { STAFF_ROLES } from "@/lib/auth/roles";
import { parseListState } from "@/lib/core/list-state";
import { TICKET_LIST } from "@/lib/pos/list";
import { listTickets } from "@/lib/pos/queries";

export const metadata: Metadata = { title: "Ventas del mostrador" };

export default async function TicketsPage({ searchParams }: PageProps<"/admin/mostrador/tiquetes">) {
  await requireRole(STAFF_ROLES, { path: TICKET_LIST.path });
  const state = parseListState(await searchParams, TICKET_LIST);
  const { items, total } = await listTickets(state);
  return (
    <>
      <ListHead
        title="Ventas del mostrador"
        note="Las de hoy. Con el número del comprobante ves las de otro día."
      />
      <ListTools state={state} label="Buscar por número" placeholder="T-2026-000123 o 123" />
      {items.length > 0 ? (
        <TicketTable items={items} />
      ) : (
        <ListEmpty
          state={state}
          title={state.query ? "Ninguna venta tiene ese número" : "Hoy no hay ventas todavía"}
        />
      )}
      <ListPager state={state} total={total} />
      <LiveRefresh tables={["orders"]} />
    </>
  );
}
