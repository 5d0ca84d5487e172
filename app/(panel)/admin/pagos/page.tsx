import type { Metadata, Route } from "next";
import Link from "next/link";
import { PanelSection } from "@/components/layout/panel-section";
import { ListHead } from "@/components/lists/list-head";
import { JobList } from "@/components/operations/staff/job-list";
import { requireRole } from "@/lib/auth/guards";
import { STAFF_ROLES } from "@/lib/auth/roles";
import { counted } from "@/lib/core/counted";
import { formatDateTime } from "@/lib/core/dates";
import { orderNumber } from "@/lib/orders/order-number";
import { getPaymentHealth, type PaymentHealth } from "@/lib/payments/staff/queries";

export const metadata: Metadata = { title: "Estado de los pagos" };

export default async function PaymentsPage() {
  await requireRole(STAFF_ROLES, { path: "/admin/pagos" });
  const { jobs, events } = await getPaymentHealth();
  return (
    <>
      <ListHead
        title="Estado de los pagos"
        note="Lo que el sitio hace solo con los pagos, y lo que no pudo hacer."
      />
      <div className="flex flex-col gap-6">
        <PanelSection id="tareas" title="Tareas programadas">
          <JobList jobs={jobs} now={Date.now()} />
        </PanelSection>
        <StuckEvents events={events} />
      </div>
    </>
  );
}

function StuckEvents({ events }: Pick<PaymentHealth, "events">) {
  return (
    <PanelSection id="avisos" title="Avisos de Mercado Pago sin procesar">
      {events.length === 0 ? (
        <p className="panel px-4 py-3 text-muted-foreground">Ninguno lleva más de una hora esperando.</p>
      ) : (
        <>
          <p className="text-sm text-muted-foreground">
            Los intentamos otra vez cada hora, sin límite. Si no bajan, revisa las credenciales de Mercado
            Pago.
          </p>
          <ul className="panel divide-y divide-border">
            {events.map(({ payment, order, since, events: count, tries }) => (
              <li key={payment} className="flex flex-col gap-1 px-4 py-3">
                <p className="flex flex-wrap justify-between gap-x-4 font-semibold">
                  <span>Pago {payment}</span>
                  {order ? (
                    <Link href={`/admin/pedidos/${order}` as Route} className="underline">
                      Pedido {orderNumber(order)}
                    </Link>
                  ) : (
                    <span className="text-muted-foreground">Sin pedido conocido</span>
                  )}
                </p>
                <p className="text-sm text-muted-foreground">
                  {counted(count, "aviso", "avisos")} desde {formatDateTime(since)} ·{" "}
                  {counted(tries, "intento", "intentos")}
                </p>
              </li>
            ))}
          </ul>
        </>
      )}
    </PanelSection>
  );
}
