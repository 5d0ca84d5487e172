import { cookies } from "next/headers";
import { Suspense } from "react";
import { PanelSection } from "@/components/layout/panel-section";
import { LiveRefresh } from "@/components/live/live-refresh";
import { CatalogCounts, LowStock } from "@/components/overview/catalog-figures";
import { OwnRepairs } from "@/components/overview/own-repairs";
import { AttentionList } from "@/components/overview/staff/attention-list";
import { QuickActions } from "@/components/overview/staff/quick-actions";
import { RepairStates } from "@/components/overview/staff/repair-states";
import { ViewTabs } from "@/components/overview/staff/view-tabs";
import { Badge } from "@/components/ui/badge";
import { Message } from "@/components/ui/message";
import { Skeleton } from "@/components/ui/skeleton";
import { ownRights } from "@/lib/auth/rights";
import { canEditContent, ROLE_LABELS } from "@/lib/auth/roles";
import type { SessionUser } from "@/lib/auth/session";
import { displayName } from "@/lib/auth/session-view";
import { readOr } from "@/lib/core/read-or";
import { getOverview } from "@/lib/overview/queries";
import type { OverviewView } from "@/lib/overview/types";
import { tasksOf, VIEW_COOKIE, viewFor, viewsOf } from "@/lib/overview/views";
import { BusinessFigures } from "./business-figures";

type Props = { user: SessionUser; asked: string | undefined };

/** The staff dashboard: tasks first, then figures, in the view for the user's role. */
export async function StaffOverview({ user, asked }: Props) {
  const rights = await readOr(null, "auth.rights", ownRights());
  const seesReports = rights?.seesReports ?? false;
  const view = viewFor(user.role, seesReports, asked ?? (await cookies()).get(VIEW_COOKIE)?.value);
  return (
    <div className="flex flex-col gap-4">
      <div className="list-head">
        <div>
          <h1>¡Hola, {displayName(user)}!</h1>
          <Badge>{ROLE_LABELS[user.role]}</Badge>
        </div>
        <ViewTabs current={view} views={viewsOf(seesReports)} />
      </div>
      {canEditContent(user.role) && (
        <section aria-label="Acciones rápidas">
          <QuickActions />
        </section>
      )}
      <Suspense key={view} fallback={<Skeleton className="h-96" />}>
        <Figures view={view} userId={user.id} />
      </Suspense>
      <LiveRefresh tables={["orders", "ordenes_servicio", "cotizaciones", "contact_messages"]} />
    </div>
  );
}

async function Figures({ view, userId }: { view: OverviewView; userId: string }) {
  const overview = await readOr(null, "overview", getOverview());
  if (!overview)
    return (
      <Message
        role="alert"
        title="No pudimos leer el resumen. Recarga la página en un momento."
        art="/art/error.svg"
      />
    );
  const { attention } = overview;
  const todo = (
    <PanelSection id="pendiente" title="Necesita atención">
      <AttentionList attention={attention} {...tasksOf(view, attention)} />
    </PanelSection>
  );
  const workshop = (
    <PanelSection
      id="taller"
      title="Taller"
      more={{ href: "/admin/servicios-tecnicos", label: "Ver el tablero" }}
    >
      <RepairStates repairs={overview.repairs} />
    </PanelSection>
  );
  const catalog = (
    <PanelSection id="catalogo" title="Catálogo">
      <CatalogCounts counts={overview.counts} />
    </PanelSection>
  );
  const stock = <LowStock products={overview.lowStock} />;
  if (view === "negocio")
    return (
      <BusinessFigures todo={todo}>
        {stock}
        {workshop}
        {catalog}
      </BusinessFigures>
    );
  return (
    <>
      {view === "taller" && <OwnRepairs mine={overview.mine} userId={userId} />}
      <div className="grid items-start gap-x-6 gap-y-4 xl:grid-cols-2">
        {todo}
        <div className="flex flex-col gap-4">
          {view === "taller" ? workshop : stock}
          {catalog}
        </div>
      </div>
    </>
  );
}
