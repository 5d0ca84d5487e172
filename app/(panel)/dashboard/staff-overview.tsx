import type { Route } from "next";
import Link from "next/link";
import { Suspense } from "react";
import { PanelSection } from "@/components/layout/panel-section";
import { LiveRefresh } from "@/components/live/live-refresh";
import { AttentionList } from "@/components/overview/staff/attention-list";
import { QuickActions } from "@/components/overview/staff/quick-actions";
import { RepairStates } from "@/components/overview/staff/repair-states";
import { SalesChart } from "@/components/overview/staff/sales-chart";
import { Message } from "@/components/ui/message";
import { Skeleton } from "@/components/ui/skeleton";
import { canEditContent } from "@/lib/auth/roles";
import type { SessionUser } from "@/lib/auth/session";
import { formatNumber } from "@/lib/core/money";
import { readOr } from "@/lib/core/read-or";
import { getOverview } from "@/lib/overview/queries";
import type { Overview } from "@/lib/overview/types";
import { Welcome } from "./welcome";

/** The staff dashboard. */
export function StaffOverview({ user }: { user: SessionUser }) {
  return (
    <div className="flex flex-col gap-8">
      <Welcome user={user} />
      <Suspense fallback={<Skeleton className="h-96" />}>
        <Figures canCreate={canEditContent(user.role)} />
      </Suspense>
      <LiveRefresh tables={["orders", "ordenes_servicio", "cotizaciones", "contact_messages"]} />
    </div>
  );
}

async function Figures({ canCreate }: { canCreate: boolean }) {
  const overview = await readOr(null, "overview", getOverview());
  if (!overview)
    return (
      <Message
        role="alert"
        title="No pudimos leer el resumen. Recarga la página en un momento."
        art="/art/error.svg"
      />
    );
  return (
    <>
      <PanelSection id="pendiente" title="Necesita atención">
        <AttentionList attention={overview.attention} />
      </PanelSection>
      {canCreate && (
        <PanelSection id="acciones" title="Acciones rápidas">
          <QuickActions />
        </PanelSection>
      )}
      <div className="grid items-start gap-8 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <PanelSection id="ventas" title="Ventas" more={{ href: "/admin/pedidos", label: "Pedidos" }}>
          <SalesChart sales={overview.sales} salesBefore={overview.salesBefore} />
        </PanelSection>
        <PanelSection
          id="taller"
          title="Taller"
          more={{ href: "/admin/servicios-tecnicos", label: "Ver el tablero" }}
        >
          <RepairStates repairs={overview.repairs} />
        </PanelSection>
      </div>
      <div className="grid items-start gap-8 xl:grid-cols-2">
        <PanelSection id="catalogo" title="Catálogo">
          <Counts counts={overview.counts} />
        </PanelSection>
        <LowStock products={overview.lowStock} />
      </div>
    </>
  );
}

function Counts({ counts }: Pick<Overview, "counts">) {
  const tiles = [
    { href: "/admin/productos", label: "Productos", count: counts.products },
    { href: "/admin/servicios", label: "Servicios", count: counts.services },
    { href: "/admin/cursos", label: "Cursos", count: counts.courses },
  ];
  return (
    <ul className="grid grid-cols-3 gap-3">
      {tiles.map(({ href, label, count }) => (
        <li key={href}>
          <Link
            href={href as Route}
            className="panel flex h-full flex-col gap-1 p-3 hover:border-primary sm:p-4"
          >
            <b className="font-display text-3xl">{formatNumber(count)}</b>
            <span className="text-sm text-muted-foreground sm:text-base">{label}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function LowStock({ products }: { products: Overview["lowStock"] }) {
  if (products.length === 0) return null;
  return (
    <PanelSection
      id="existencias"
      title="Por agotarse"
      more={{ href: "/admin/productos?existencias=bajo&orden=existencias", label: "Ver todos" }}
    >
      <ul className="panel divide-y divide-border">
        {products.map(({ id, name, stock }) => (
          <li key={id}>
            <Link
              href={`/admin/productos?q=${encodeURIComponent(name)}` as Route}
              className="flex min-h-11 items-center justify-between gap-4 px-4 py-2 hover:text-primary"
            >
              <span className="min-w-0 truncate">{name}</span>
              <b className="shrink-0 text-warm">{stock} und.</b>
            </Link>
          </li>
        ))}
      </ul>
    </PanelSection>
  );
}
