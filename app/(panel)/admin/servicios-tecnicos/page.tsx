import type { Metadata } from "next";
import Link from "next/link";
import { Suspense } from "react";
import { BoardColumns } from "@/components/layout/panel-skeleton";
import { ListHead } from "@/components/lists/list-head";
import { ListPager } from "@/components/lists/list-pager";
import { LiveRefresh } from "@/components/live/live-refresh";
import { Board } from "@/components/repairs/staff/board/board";
import { NoRepairs } from "@/components/repairs/staff/board/no-repairs";
import { RepairTable } from "@/components/repairs/staff/board/repair-table";
import { ViewSwitch } from "@/components/repairs/staff/board/view-switch";
import { WorkshopToolbar } from "@/components/repairs/staff/board/workshop-toolbar";
import { buttonVariants } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Skeleton } from "@/components/ui/skeleton";
import { requireRole } from "@/lib/auth/guards";
import { STAFF_ROLES } from "@/lib/auth/roles";
import type { ListState } from "@/lib/core/list-state";
import { readOr } from "@/lib/core/read-or";
import { parseWorkshop, REPAIR_LIST } from "@/lib/repairs/board/list";
import { getBoard, getRepairPage } from "@/lib/repairs/board/queries";
import { listStaff } from "@/lib/users/staff/queries";

export const metadata: Metadata = { title: "Servicios técnicos" };

export default async function WorkshopPage({ searchParams }: PageProps<"/admin/servicios-tecnicos">) {
  await requireRole(STAFF_ROLES, { path: REPAIR_LIST.path });
  const { state, isList } = parseWorkshop(await searchParams);
  const technicians = await readOr([], "staff", listStaff());
  return (
    <>
      <ListHead title="Servicios técnicos" tabs={<ViewSwitch state={state} isList={isList} />}>
        <Link
          href="/admin/servicios-tecnicos/informe"
          title="Informe"
          className={buttonVariants({ variant: "outline" })}
        >
          <Icon name="lucide--chart-column" />
          <span className="max-sm:sr-only">Informe</span>
        </Link>
        <Link href="/admin/servicios-tecnicos/nueva" className={buttonVariants()}>
          <Icon name="lucide--clipboard-plus" />
          Recibir un equipo
        </Link>
      </ListHead>
      <WorkshopToolbar state={state} isList={isList} technicians={technicians} />
      <Suspense fallback={isList ? <Skeleton className="h-96" /> : <BoardColumns />}>
        {isList ? <RepairList state={state} /> : <RepairBoard state={state} />}
      </Suspense>
      <LiveRefresh tables={["ordenes_servicio", "orden_comentarios", "cotizaciones"]} />
    </>
  );
}

async function RepairBoard({ state }: { state: ListState }) {
  const columns = await getBoard(state);
  if (columns.every(({ total }) => total === 0)) return <NoRepairs state={state} />;
  return <Board columns={columns} state={state} />;
}

async function RepairList({ state }: { state: ListState }) {
  const page = await getRepairPage(state);
  if (page.total === 0) return <NoRepairs state={state} />;
  return (
    <>
      <RepairTable cards={page.cards} state={state} />
      <ListPager state={state} total={page.total} />
    </>
  );
}
