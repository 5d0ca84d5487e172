import type { Metadata } from "next";
import { Suspense } from "react";
import { PanelSection } from "@/components/layout/panel-section";
import { ListHead } from "@/components/lists/list-head";
import { InstanceFacts } from "@/components/operations/instance-facts";
import { ResponseTimes, ResponseTimesSkeleton } from "@/components/operations/response-times";
import { AlarmList } from "@/components/operations/staff/alarm-list";
import { JobList } from "@/components/operations/staff/job-list";
import { RetryEvents } from "@/components/operations/staff/retry-events";
import { VisitTable } from "@/components/operations/staff/visit-table";
import { FigureLinks } from "@/components/overview/staff/figure-links";
import { requireRole } from "@/lib/auth/guards";
import { ADMIN_ROLES } from "@/lib/auth/roles";
import { formatNumber } from "@/lib/core/money";
import { ageText, waitingMailsText } from "@/lib/operations/labels";
import type { Queues } from "@/lib/operations/rows";
import { getOperationsStatus } from "@/lib/operations/staff/queries";
import { visitsByPage } from "@/lib/operations/visits";

export const metadata: Metadata = { title: "Estado del sitio" };

export default async function StatusPage() {
  await requireRole(ADMIN_ROLES, { path: "/admin/estado" });
  const { queues, jobs, alarms, vitals, migration } = await getOperationsStatus();
  const now = Date.now();
  const visits = visitsByPage(vitals);
  return (
    <>
      <ListHead title="Estado del sitio" note="Lo que el sitio hace solo, y lo que se quedó esperando." />
      <div className="flex flex-col gap-4">
        <section aria-label="Alarmas">
          <AlarmList alarms={alarms} now={now} />
        </section>
        <PanelSection id="colas" title="Colas">
          <QueueFigures queues={queues} />
          {queues.eventsWaiting > 0 && (
            <div>
              <RetryEvents />
            </div>
          )}
        </PanelSection>
        <div className="grid items-start gap-x-6 gap-y-4 xl:grid-cols-2">
          <PanelSection id="tareas" title="Tareas programadas">
            <JobList jobs={jobs} now={now} />
          </PanelSection>
          <div className="flex min-w-0 flex-col gap-4">
            <PanelSection id="respuesta" title="Tiempos de respuesta">
              <Suspense fallback={<ResponseTimesSkeleton />}>
                <ResponseTimes />
              </Suspense>
            </PanelSection>
            <PanelSection id="instancia" title="Servidor que respondió">
              <InstanceFacts migration={migration} />
            </PanelSection>
          </div>
        </div>
        <PanelSection id="visitas" title="Rapidez de las visitas">
          {visits.length > 0 ? (
            <>
              <p className="text-sm text-muted-foreground">
                Tres de cada cuatro visitas de los últimos 28 días estuvieron por debajo de estos valores:
                cuánto tarda en aparecer lo principal, cuánto en responder a un toque, y cuánto se mueve la
                página mientras carga.
              </p>
              <VisitTable rows={visits} />
            </>
          ) : (
            <p className="panel px-4 py-3 text-muted-foreground">
              Todavía no hay visitas medidas. Se miden al salir de cada página, sin guardar nada de quien
              visita.
            </p>
          )}
        </PanelSection>
      </div>
    </>
  );
}

function QueueFigures({ queues }: { queues: Queues }) {
  const { mailsLost, mailsWaiting, eventsWaiting, eventsAge, eventsStuck } = queues;
  return (
    <FigureLinks
      label="Colas"
      figures={[
        {
          href: "/admin/correos",
          label: "Correos por enviar",
          value: formatNumber(mailsWaiting),
          detail: waitingMailsText(queues),
        },
        {
          href: "/admin/correos",
          label: "Correos que no salieron",
          value: formatNumber(mailsLost),
          detail: mailsLost > 0 ? "Envíalos de nuevo" : "Nada por hacer",
          isUrgent: mailsLost > 0,
        },
        {
          href: "/admin/pagos",
          label: "Avisos de pago en espera",
          value: formatNumber(eventsWaiting),
          detail: eventsStuck > 0 ? `${formatNumber(eventsStuck)} hace más de una hora` : ageText(eventsAge),
          isUrgent: eventsStuck > 0,
        },
        {
          href: "/admin/pedidos?solo=reembolsos",
          label: "Devoluciones en curso",
          value: formatNumber(queues.refundsDue),
          detail:
            queues.refundsStuck > 0 ? `${formatNumber(queues.refundsStuck)} no salen` : "Ninguna detenida",
          isUrgent: queues.refundsStuck > 0,
        },
        {
          href: "/admin/pedidos",
          label: "Reservas vencidas",
          value: formatNumber(queues.holdsExpired),
          detail: queues.holdsExpired > 0 ? "Se liberan en un minuto" : "Ninguna por liberar",
        },
      ]}
    />
  );
}
