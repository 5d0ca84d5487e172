import type { Metadata, Route } from "next";
import Link from "next/link";
import { ListHead } from "@/components/lists/list-head";
import { Icon } from "@/components/ui/icon";
import { requireRole } from "@/lib/auth/guards";
import { STAFF_ROLES } from "@/lib/auth/roles";
import { cn } from "@/lib/core/cn";
import { formatDateTime } from "@/lib/core/dates";
import { counted } from "@/lib/core/words";
import { orderNumber } from "@/lib/orders/order-number";
import { ageText } from "@/lib/orders/staff/age";
import { getPaymentHealth, type PaymentHealth } from "@/lib/payments/staff/queries";

export const instant = false;

export const metadata: Metadata = { title: "Estado de los pagos" };

const JOBS: Record<PaymentHealth["jobs"][number]["name"], { title: string; stopped: string }> = {
  reconcile: {
    title: "Conciliación de pagos",
    stopped: "No se devuelven reservas ni reembolsos, y no se buscan pagos perdidos.",
  },
  mails: { title: "Envío de correos", stopped: "No salen los correos que esperan." },
  retention: { title: "Borrado de datos", stopped: "No se borra lo que ya cumplió su plazo." },
};

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
        <Jobs jobs={jobs} />
        <StuckEvents events={events} />
      </div>
    </>
  );
}

function Jobs({ jobs }: Pick<PaymentHealth, "jobs">) {
  const now = Date.now();
  return (
    <section aria-labelledby="tareas" className="panel p-5">
      <h2 id="tareas" className="text-xl">
        Tareas programadas
      </h2>
      <ul className="divide-y divide-border">
        {jobs.map(({ name, finished_at, is_stopped }) => (
          <li key={name} className="flex flex-col gap-1 py-4 last:pb-0">
            <p className="flex flex-wrap items-center justify-between gap-x-4 font-semibold">
              <span>{JOBS[name].title}</span>
              <span
                className={cn("flex items-center gap-2", is_stopped ? "text-destructive" : "text-success")}
              >
                <Icon
                  name={is_stopped ? "lucide--triangle-alert" : "lucide--circle-check-big"}
                  className="size-5"
                />
                {is_stopped ? "Detenida" : "Al día"}
              </span>
            </p>
            <p className="text-sm text-muted-foreground">
              {finished_at ? `Última vez: ${ageText(finished_at, now)}` : "Nunca ha corrido"}
            </p>
            {is_stopped && (
              <p className="text-sm">
                {JOBS[name].stopped} Avísale a quien administra el servidor: el programador debe llamarla cada
                minuto.
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function StuckEvents({ events }: Pick<PaymentHealth, "events">) {
  return (
    <section aria-labelledby="avisos" className="panel p-5">
      <h2 id="avisos" className="text-xl">
        Avisos de Mercado Pago sin procesar
      </h2>
      {events.length === 0 ? (
        <p className="pt-3 text-muted-foreground">Ninguno lleva más de una hora esperando.</p>
      ) : (
        <>
          <p className="pt-3 text-muted-foreground">
            Los intentamos otra vez cada hora, sin límite. Si no bajan, revisa las credenciales de Mercado
            Pago.
          </p>
          <ul className="divide-y divide-border">
            {events.map(({ payment, order, since, events: count, tries }) => (
              <li key={payment} className="flex flex-col gap-1 py-4 last:pb-0">
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
    </section>
  );
}
