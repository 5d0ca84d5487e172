import type { Metadata } from "next";
import Link from "next/link";
import { PanelTitle } from "@/components/layout/panel-title";
import { LiveRefresh } from "@/components/live/live-refresh";
import { RepairCard } from "@/components/repairs/repair-card";
import { RequestLink } from "@/components/repairs/request-link";
import { buttonVariants } from "@/components/ui/button";
import { Message } from "@/components/ui/message";
import { requireUser } from "@/lib/auth/guards";
import { getOwnRepairs } from "@/lib/repairs/queries";
import { quoteStep } from "@/lib/repairs/quote-step";

export const metadata: Metadata = { title: "Mis Servicios" };

export default async function RepairsPage() {
  await requireUser("/servicios-tecnicos");
  const repairs = await getOwnRepairs();
  return (
    <>
      <div className="grid items-start gap-x-6 sm:grid-cols-[minmax(0,1fr)_auto]">
        <PanelTitle title="Mis Servicios">
          <p>Tus reparaciones, paso a paso: estado, fotos, cotización y mensajes con el taller.</p>
        </PanelTitle>
        <div className="mb-8 flex flex-wrap gap-2.5">
          {repairs.length > 0 && <RequestLink label="Solicitar otra reparación" />}
          {/* Another root layout. */}
          <a href="/servicios" className={buttonVariants({ variant: "outline" })}>
            Ver servicios y precios
          </a>
        </div>
      </div>
      <OwnRepairs repairs={repairs} />
      <LiveRefresh tables={["ordenes_servicio", "orden_comentarios", "cotizaciones"]} />
    </>
  );
}

function OwnRepairs({ repairs }: { repairs: Awaited<ReturnType<typeof getOwnRepairs>> }) {
  if (repairs.length === 0)
    return (
      <Message title="No tienes órdenes de servicio" art="/art/no-orders.svg">
        <p className="text-muted-foreground">
          Cuéntanos qué le pasa a tu consola. El diagnóstico es gratis. Los servicios que compraste en la
          tienda están en{" "}
          <Link href="/dashboard/pedidos" className="font-semibold text-primary underline underline-offset-2">
            Mis Pedidos
          </Link>
          .
        </p>
        <RequestLink />
      </Message>
    );
  const now = Date.now();
  return (
    <ul className="grid gap-4 xl:grid-cols-2 xl:items-start">
      {repairs.map((repair) => (
        <li key={repair.id}>
          <RepairCard
            repair={repair}
            quoteStep={repair.quote && quoteStep(repair.quote, now, repair.outcome)}
          />
        </li>
      ))}
    </ul>
  );
}
