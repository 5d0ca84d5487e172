import type { Metadata } from "next";
import Link from "next/link";
import { notFound } from "next/navigation";
import { LiveRefresh } from "@/components/live/live-refresh";
import { CommentThread } from "@/components/repairs/comment-thread";
import { DeviceFacts } from "@/components/repairs/device-facts";
import { LinkControls } from "@/components/repairs/link-controls";
import { PublicLink } from "@/components/repairs/public-link";
import { RepairView } from "@/components/repairs/repair-view";
import { buttonVariants } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { requireUser } from "@/lib/auth/guards";
import { repairLink } from "@/lib/repairs/link";
import { getRepair } from "@/lib/repairs/queries";
import { getSettings } from "@/lib/settings/queries";

export const metadata: Metadata = { title: "Reparación" };

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
      <RepairView
        repair={repair}
        settings={settings}
        messages={
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
        }
      >
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
      </RepairView>
      <LiveRefresh tables={["ordenes_servicio", "orden_comentarios", "orden_eventos", "cotizaciones"]} />
    </>
  );
}
