import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { LiveRefresh } from "@/components/live/live-refresh";
import { LinkControls } from "@/components/repairs/link-controls";
import { PublicLink } from "@/components/repairs/public-link";
import { QuoteCard } from "@/components/repairs/quote-card";
import { PromiseBadge } from "@/components/repairs/staff/board/promise-badge";
import { CommentsPanel } from "@/components/repairs/staff/comments-panel";
import { ComplexityPicker } from "@/components/repairs/staff/complexity-picker";
import { ContactCard } from "@/components/repairs/staff/contact-card";
import { CounterPayment } from "@/components/repairs/staff/counter-payment";
import { DevicePanel } from "@/components/repairs/staff/device-panel";
import { EvidenceList } from "@/components/repairs/staff/evidence-list";
import { IntakeFacts } from "@/components/repairs/staff/intake/intake-facts";
import { MoneyPanel } from "@/components/repairs/staff/money-panel";
import { PartsPanel } from "@/components/repairs/staff/parts-panel";
import { PhotosPanel } from "@/components/repairs/staff/photos-panel";
import { QuoteForm } from "@/components/repairs/staff/quote-form";
import { RecordAnswer } from "@/components/repairs/staff/record-answer";
import { RepairDocuments } from "@/components/repairs/staff/repair-documents";
import { RequestActions } from "@/components/repairs/staff/request-actions";
import { StateChanger } from "@/components/repairs/staff/state-changer";
import { TechnicianPicker } from "@/components/repairs/staff/technician-picker";
import { WorkshopHeading } from "@/components/repairs/staff/workshop-heading";
import { Timeline } from "@/components/repairs/timeline";
import { WarrantyCard } from "@/components/repairs/warranty-card";
import { requireRole } from "@/lib/auth/guards";
import { STAFF_ROLES } from "@/lib/auth/roles";
import { formatCop } from "@/lib/core/money";
import { getIntake } from "@/lib/repairs/intake/queries";
import { repairLink } from "@/lib/repairs/link";
import { hasExitPaper } from "@/lib/repairs/papers/exit";
import { promiseOf } from "@/lib/repairs/promise";
import { getPickupPrice } from "@/lib/repairs/queries";
import { quoteStep, takesQuote } from "@/lib/repairs/quote-step";
import { quickReplies } from "@/lib/repairs/staff/labels";
import { getRepairForStaff } from "@/lib/repairs/staff/queries";
import { getSettings } from "@/lib/settings/queries";
import { listStaff } from "@/lib/users/staff/queries";

export const instant = false;

export const metadata: Metadata = { title: "Orden del taller" };

export default async function WorkshopOrderPage({ params }: PageProps<"/admin/servicios-tecnicos/[id]">) {
  const { id } = await params;
  const user = await requireRole(STAFF_ROLES, { path: `/admin/servicios-tecnicos/${id}` });
  const [repair, team, intake, pickupPrice] = await Promise.all([
    getRepairForStaff(id),
    listStaff(),
    getIntake(id),
    getPickupPrice(),
  ]);
  if (!repair) notFound();
  const { quote } = repair;
  const now = Date.now();
  const step = quote && quoteStep(quote, now, repair.outcome);
  return (
    <>
      <WorkshopHeading repair={repair}>
        <PromiseBadge promise={promiseOf(repair, now)} />
      </WorkshopHeading>
      <div className="mb-6 flex flex-wrap gap-4 empty:hidden">
        <RepairDocuments
          repairId={id}
          isReceived={repair.receivedAt !== null}
          hasExitPaper={hasExitPaper({ ...repair, isRejected: step === "rejected" })}
        />
        {!repair.receivedAt && <RequestActions repairId={id} isExpected={!repair.closedAt} />}
      </div>
      <div className="grid items-start gap-6 md:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-6">
          <PhotosPanel {...repair} />
          <section aria-label="Trabajo" className="panel flex flex-col gap-4 p-5">
            <TechnicianPicker repairId={id} technician={repair.technician} team={team} me={user.id} />
            <ComplexityPicker repairId={id} complexity={repair.complexity} />
          </section>
        </div>
        <StateChanger repair={repair} />
      </div>
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <DevicePanel repair={repair} />
          {quote && (
            <QuoteCard quote={quote} isExpired={step === "expired"} isVoid={step === "void"}>
              {step === "pay" && <CounterPayment quote={quote} />}
              {step === "decide" && <RecordAnswer quote={quote} contactName={repair.contact.name} />}
              {quote.state === "aprobada" && repair.deposit > quote.total && (
                <p className="font-semibold">
                  El anticipo supera la cotización: devuélvele {formatCop(repair.deposit - quote.total)} al
                  cliente.
                </p>
              )}
            </QuoteCard>
          )}
          <PartsPanel repair={repair} />
          {!repair.receivedAt && !repair.closedAt && (
            <p className="panel border-warm p-4">
              {quote?.state === "aprobada"
                ? "Cotización aprobada, pendiente de recibir. La promesa empieza cuando recibas el equipo."
                : "El equipo no ha llegado. Puedes cotizarlo; para moverlo de estado, recíbelo primero."}
            </p>
          )}
          {takesQuote(repair) && (
            <QuoteForm
              repairId={id}
              quote={quote}
              extra={
                repair.handover === "domicilio" && pickupPrice
                  ? { concept: "Recogida a domicilio", unitPrice: pickupPrice }
                  : undefined
              }
              isOpen={!quote || step === "rejected" || step === "expired"}
            />
          )}
          <section aria-labelledby="mensajes" className="panel flex flex-col gap-4 p-5">
            <h2 id="mensajes" className="text-xl">
              Mensajes
            </h2>
            <CommentsPanel
              repairId={id}
              comments={repair.comments}
              unread={repair.unread}
              templates={quickReplies(repair, await getSettings())}
            />
          </section>
          <section aria-labelledby="historia" className="panel flex flex-col gap-5 p-5">
            <h2 id="historia" className="text-xl">
              Historia
            </h2>
            <Timeline events={repair.events} forStaff />
          </section>
        </div>
        <aside className="flex min-w-0 flex-col gap-6">
          <ContactCard repair={repair} url={repair.token && repairLink(repair.token)} />
          {intake && <IntakeFacts intake={intake} />}
          <MoneyPanel repair={repair} />
          <WarrantyCard {...repair} forStaff />
          <PublicLink url={repair.token && repairLink(repair.token)}>
            <LinkControls repairId={id} isActive={repair.token !== null} />
          </PublicLink>
          <EvidenceList evidence={repair.evidence} />
        </aside>
      </div>
      <LiveRefresh
        tables={["ordenes_servicio", "orden_comentarios", "orden_eventos", "cotizaciones", "repair_parts"]}
      />
    </>
  );
}
