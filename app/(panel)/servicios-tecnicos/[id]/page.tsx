import type { Metadata } from "next";
import Link from "next/link";
import { notFound } from "next/navigation";
import { PrintHeading } from "@/components/layout/print-heading";
import { LiveRefresh } from "@/components/live/live-refresh";
import { CommentThread } from "@/components/repairs/comment-thread";
import { DeviceFacts } from "@/components/repairs/device-facts";
import { LinkControls } from "@/components/repairs/link-controls";
import { PublicLink } from "@/components/repairs/public-link";
import { QuotePanel } from "@/components/repairs/quote-panel";
import { RepairHeading } from "@/components/repairs/repair-heading";
import { StateProgress } from "@/components/repairs/state-progress";
import { Timeline } from "@/components/repairs/timeline";
import { WarrantyCard } from "@/components/repairs/warranty-card";
import { buttonVariants } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { requireUser } from "@/lib/auth/guards";
import { repairLink } from "@/lib/repairs/link";
import { getRepair } from "@/lib/repairs/queries";
import { getSettings } from "@/lib/settings/queries";

export const instant = false;

export const metadata: Metadata = { title: "Orden de servicio" };

export default async function RepairPage({ params }: PageProps<"/servicios-tecnicos/[id]">) {
  const { id } = await params;
  await requireUser(`/servicios-tecnicos/${id}`);
  const [repair, settings] = await Promise.all([getRepair(id), getSettings()]);
  if (!repair) notFound();
  return (
    <>
      <Link href="/servicios-tecnicos" className="quiet-link mb-2 gap-2">
        <Icon name="lucide--arrow-left" className="size-5" />
        Mis Servicios
      </Link>
      <PrintHeading settings={settings} />
      <RepairHeading repair={repair} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <section aria-label="Avance" className="panel p-5">
            <StateProgress state={repair.state} outcome={repair.outcome} />
          </section>
          {repair.quote && <QuotePanel repair={repair} quote={repair.quote} now={Date.now()} />}
          <section aria-labelledby="mensajes" className="panel flex flex-col gap-4 p-5">
            <h2 id="mensajes" className="text-xl">
              Mensajes
            </h2>
            <CommentThread
              repairId={repair.id}
              comments={repair.comments}
              viewer="cliente"
              unread={repair.unread}
            />
          </section>
          <section aria-labelledby="historia" className="panel flex flex-col gap-5 p-5">
            <h2 id="historia" className="text-xl">
              Historia
            </h2>
            <Timeline events={repair.events} />
          </section>
        </div>
        <aside className="flex min-w-0 flex-col gap-6">
          <WarrantyCard {...repair} />
          <DeviceFacts repair={repair} />
          {repair.isReceived && (
            <a
              href={`/api/repairs/${repair.id}/recibo`}
              target="_blank"
              rel="noopener"
              className={buttonVariants({ variant: "outline" })}
            >
              <Icon name="lucide--file-text" />
              Recibo de ingreso (PDF)
            </a>
          )}
          <PublicLink url={repair.token && repairLink(repair.token)}>
            <LinkControls repairId={repair.id} isActive={repair.token !== null} />
          </PublicLink>
        </aside>
      </div>
      <LiveRefresh tables={["ordenes_servicio", "orden_comentarios", "orden_eventos", "cotizaciones"]} />
    </>
  );
}
