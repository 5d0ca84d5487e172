import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { CloseDrawer } from "@/components/cash/close-drawer";
import { MoveCash } from "@/components/cash/move-cash";
import { MovesTable } from "@/components/cash/moves-table";
import { SheetSums } from "@/components/cash/sheet-sums";
import { PanelSection } from "@/components/layout/panel-section";
import { ListHead } from "@/components/lists/list-head";
import { buttonVariants } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { requireRole } from "@/lib/auth/guards";
import { ownRights } from "@/lib/auth/rights";
import { STAFF_ROLES } from "@/lib/auth/roles";
import { getCashSheet } from "@/lib/cash/queries";
import { openSince } from "@/lib/cash/since";
import { formatNumber } from "@/lib/core/money";

export const metadata: Metadata = { title: "Caja" };

export default async function CashSheetPage({ params }: PageProps<"/admin/caja/[sesion]">) {
  const { sesion } = await params;
  await requireRole(STAFF_ROLES, { path: `/admin/caja/${sesion}` });
  const [session, rights] = await Promise.all([getCashSheet(sesion), ownRights()]);
  if (!session) notFound();
  const { id, drawer, number, moves, movesTotal } = session;
  return (
    <>
      <ListHead
        title={number ?? drawer}
        note={number ? drawer : `${openSince(session.openedAt, Date.now()).text}.`}
      >
        {number ? (
          <a href={`/api/cash/${id}/cierre`} className={buttonVariants({ variant: "outline" })}>
            <Icon name="lucide--file-text" />
            Cierre en PDF
          </a>
        ) : (
          rights.closesDrawer && (
            <>
              <MoveCash sessionId={id} />
              <CloseDrawer sessionId={id} drawer={drawer} />
            </>
          )
        )}
      </ListHead>
      <div className="flex flex-col gap-6">
        <SheetSums session={session} />
        <PanelSection id="movimientos" title={`Movimientos (${formatNumber(movesTotal)})`}>
          {moves.length > 0 ? (
            <MovesTable label="Movimientos" moves={moves} />
          ) : (
            <p className="panel px-4 py-3 text-muted-foreground">Todavía no hay movimientos.</p>
          )}
          {movesTotal > moves.length && (
            <p className="text-sm text-muted-foreground">
              Se muestran los primeros {formatNumber(moves.length)}.
            </p>
          )}
        </PanelSection>
      </div>
    </>
  );
}
