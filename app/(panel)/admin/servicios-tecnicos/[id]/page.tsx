import type { Metadata } from "next";
import Link from "next/link";
import { notFound } from "next/navigation";
import { LiveRefresh } from "@/components/layout/live-refresh";
import { CommentThread } from "@/components/repairs/comment-thread";
import { DeviceFacts } from "@/components/repairs/device-facts";
import { LinkControls } from "@/components/repairs/link-controls";
import { PublicLink } from "@/components/repairs/public-link";
import { QuoteCard } from "@/components/repairs/quote-card";
import { RepairHeading } from "@/components/repairs/repair-heading";
import { ContactCard } from "@/components/repairs/staff/contact-card";
import { EvidenceList } from "@/components/repairs/staff/evidence-list";
import { QuoteForm } from "@/components/repairs/staff/quote-form";
import { StateChanger } from "@/components/repairs/staff/state-changer";
import { Timeline } from "@/components/repairs/timeline";
import { WarrantyCard } from "@/components/repairs/warranty-card";
import { Icon } from "@/components/ui/icon";
import { requireRole } from "@/lib/auth/guards";
import { STAFF_ROLES } from "@/lib/auth/roles";
import { repairLink } from "@/lib/repairs/link";
import { getRepairForStaff } from "@/lib/repairs/queries";
import { quoteStep } from "@/lib/repairs/quote-step";

export const instant = false;

export const metadata: Metadata = { title: "Orden del taller" };

export default async function WorkshopOrderPage({ params }: PageProps<"/admin/servicios-tecnicos/[id]">) {
  const { id } = await params;
  await requireRole(STAFF_ROLES, { path: `/admin/servicios-tecnicos/${id}` });
  const repair = await getRepairForStaff(id);
  if (!repair) notFound();
  const { quote } = repair;
  return (
    <>
      <Link href="/admin/servicios-tecnicos" className="quiet-link mb-2 gap-2">
        <Icon name="lucide--arrow-left" className="size-5" />
        Taller
      </Link>
      <RepairHeading repair={repair} staffNumber={repair.staffNumber} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <StateChanger repairId={id} state={repair.state} />
          {quote && <QuoteCard quote={quote} isExpired={quoteStep(quote, Date.now()) === "expired"} />}
          {!quote?.paidAt && <QuoteForm repairId={id} hasQuote={quote !== null} />}
          <section aria-labelledby="mensajes" className="panel flex flex-col gap-4 p-5">
            <h2 id="mensajes" className="text-xl">
              Mensajes
            </h2>
            <CommentThread repairId={id} comments={repair.comments} viewer="admin" unread={repair.unread} />
          </section>
          <section aria-labelledby="historia" className="panel flex flex-col gap-5 p-5">
            <h2 id="historia" className="text-xl">
              Historia
            </h2>
            <Timeline events={repair.events} forStaff />
          </section>
        </div>
        <aside className="flex min-w-0 flex-col gap-6">
          <ContactCard repair={repair} />
          <DeviceFacts repair={repair} title="Equipo" />
          <WarrantyCard warranty={repair.warranty} />
          <PublicLink url={repair.token && repairLink(repair.token)}>
            <LinkControls repairId={id} isActive={repair.token !== null} />
          </PublicLink>
          <EvidenceList evidence={repair.evidence} />
        </aside>
      </div>
      <LiveRefresh tables={["ordenes_servicio", "orden_comentarios", "orden_eventos", "cotizaciones"]} />
    </>
  );
}
