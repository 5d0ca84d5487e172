import { type ReactNode, Suspense } from "react";
import { CoursesToContinue } from "@/components/courses/courses-to-continue";
import { LiveRefresh } from "@/components/live/live-refresh";
import { Skeleton } from "@/components/ui/skeleton";
import { Welcome } from "@/components/users/welcome";
import type { SessionUser } from "@/lib/auth/session";
import { greetingName } from "@/lib/auth/session-view";
import { getLatestDelivery } from "@/lib/checkout/queries";
import { formatNumber } from "@/lib/core/money";
import { readOr } from "@/lib/core/read-or";
import { CustomerToDo } from "./customer-to-do";
import { LevelReached } from "./level-reached";
import { OpenRepairs } from "./open-repairs";
import { OrderCount } from "./order-count";
import { OwnProgress } from "./own-progress";
import { PrivacyNotice } from "./privacy-notice";
import { RecentOrders } from "./recent-orders";

/** The customer's dashboard; each section fails independently. */
export async function CustomerOverview({ user }: { user: SessionUser }) {
  const latest = user.username ? null : await readOr(null, "latest-delivery", getLatestDelivery());
  return (
    <div className="flex flex-col gap-8">
      <LiveRefresh
        tables={["orders", "ordenes_servicio", "orden_comentarios", "cotizaciones", "xp_events"]}
      />
      <Welcome role={user.role} name={greetingName(user, latest?.name)}>
        <dl className="flex flex-wrap gap-x-8 gap-y-3">
          <Figure label="Puntos">{formatNumber(user.points)}</Figure>
          <Figure label="Nivel">{user.level}</Figure>
          <Figure label="Pedidos">
            <Suspense fallback={<Skeleton className="h-8 w-10" />}>
              <OrderCount />
            </Suspense>
          </Figure>
        </dl>
      </Welcome>
      {/* One boundary: sections arriving one by one would shift the page. */}
      <Suspense fallback={<Skeleton className="h-dvh" />}>
        <LevelReached />
        <PrivacyNotice user={user} />
        <CustomerToDo />
        <div className="grid gap-8 xl:grid-cols-2">
          <RecentOrders />
          <OpenRepairs />
        </div>
        <CoursesToContinue />
        <OwnProgress />
      </Suspense>
    </div>
  );
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-sm text-muted-foreground">{label}</dt>
      <dd className="font-display text-3xl leading-tight font-bold text-warm">{children}</dd>
    </div>
  );
}
