import type { Metadata } from "next";
import { LiveRefresh } from "@/components/layout/live-refresh";
import { PanelTitle } from "@/components/layout/panel-title";
import { RepairRow } from "@/components/repairs/staff/repair-row";
import { StateFilter } from "@/components/repairs/staff/state-filter";
import { Message } from "@/components/ui/message";
import { requireRole } from "@/lib/auth/guards";
import { STAFF_ROLES } from "@/lib/auth/roles";
import { STATE_LABELS } from "@/lib/repairs/labels";
import { listRepairs } from "@/lib/repairs/queries";
import { toRepairState } from "@/lib/repairs/state";
import type { RepairState, StaffRepair } from "@/lib/repairs/types";

export const instant = false;

export const metadata: Metadata = { title: "Taller" };

export default async function WorkshopPage({ searchParams }: PageProps<"/admin/servicios-tecnicos">) {
  await requireRole(STAFF_ROLES, { path: "/admin/servicios-tecnicos" });
  const { estado } = await searchParams;
  const state = toRepairState(typeof estado === "string" ? estado : null);
  return (
    <>
      <PanelTitle title="Taller">
        <p>Las órdenes de servicio más nuevas. Primero, las que tienen mensajes sin leer.</p>
      </PanelTitle>
      <StateFilter current={state} />
      <StaffRepairs state={state} />
      <LiveRefresh tables={["ordenes_servicio", "orden_comentarios", "cotizaciones"]} />
    </>
  );
}

async function StaffRepairs({ state }: { state: RepairState | null }) {
  const repairs = await listRepairs(state ? { state } : {}).catch(() => null);
  if (!repairs)
    return <Message role="alert" title="No se pudieron cargar las órdenes" art="/art/error.svg" />;
  if (repairs.length === 0)
    return (
      <Message
        title={state ? `No hay órdenes en ${STATE_LABELS[state]}` : "No hay órdenes de servicio"}
        art="/art/no-orders.svg"
      />
    );
  return (
    <ul className="grid gap-3 xl:grid-cols-2">
      {unreadFirst(repairs).map((repair) => (
        <RepairRow key={repair.id} repair={repair} />
      ))}
    </ul>
  );
}

/** Newest first within those that wait for an answer and those that do not. */
function unreadFirst(repairs: StaffRepair[]): StaffRepair[] {
  return repairs.toSorted((a, b) => Number(b.unread > 0) - Number(a.unread > 0));
}
