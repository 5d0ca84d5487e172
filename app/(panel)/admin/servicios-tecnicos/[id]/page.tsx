import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { LiveRefresh } from "@/components/live/live-refresh";
import { RepairDocuments } from "@/components/repairs/staff/repair-documents";
import { RequestActions } from "@/components/repairs/staff/request-actions";
import { HistoryView } from "@/components/repairs/staff/views/history-view";
import { MessagesView } from "@/components/repairs/staff/views/messages-view";
import { QuoteView } from "@/components/repairs/staff/views/quote-view";
import { WorkView } from "@/components/repairs/staff/views/work-view";
import { WorkshopBar, WorkshopPath } from "@/components/repairs/staff/workshop-bar";
import { requireRole } from "@/lib/auth/guards";
import { STAFF_ROLES } from "@/lib/auth/roles";
import { getIntake } from "@/lib/repairs/intake/queries";
import { hasExitPaper } from "@/lib/repairs/papers/exit";
import { getPickupPrice } from "@/lib/repairs/queries";
import { type QuoteStep, quoteStep } from "@/lib/repairs/quote-step";
import { quickReplies } from "@/lib/repairs/staff/labels";
import { nextStep } from "@/lib/repairs/staff/next-step";
import { getQuoteServices, getRepairForStaff } from "@/lib/repairs/staff/queries";
import type { WorkshopRepair } from "@/lib/repairs/staff/rows";
import { parseView } from "@/lib/repairs/staff/views";
import { getSettings } from "@/lib/settings/queries";
import { listStaff } from "@/lib/users/staff/queries";

export const metadata: Metadata = { title: "Orden del taller" };

type Part = { repair: WorkshopRepair; step: QuoteStep | null };

export default async function WorkshopOrderPage({
  params,
  searchParams,
}: PageProps<"/admin/servicios-tecnicos/[id]">) {
  const { id } = await params;
  const user = await requireRole(STAFF_ROLES, { path: `/admin/servicios-tecnicos/${id}` });
  const repair = await getRepairForStaff(id);
  if (!repair) notFound();
  const view = parseView((await searchParams).vista);
  const now = Date.now();
  const step = repair.quote && quoteStep(repair.quote, now, repair.outcome);
  return (
    <>
      <WorkshopPath repair={repair} />
      <WorkshopBar repair={repair} view={view} now={now} />
      {view === "trabajo" && <Work repair={repair} step={step} me={user.id} />}
      {view === "cotizacion" && <Quote repair={repair} step={step} now={now} />}
      {view === "mensajes" && (
        <MessagesView repair={repair} templates={quickReplies(repair, await getSettings())} />
      )}
      {view === "historia" && <HistoryView repair={repair} />}
      <LiveRefresh
        tables={["ordenes_servicio", "orden_comentarios", "orden_eventos", "cotizaciones", "repair_parts"]}
      />
    </>
  );
}

async function Work({ repair, step, me }: Part & { me: string }) {
  const { id } = repair;
  const [team, intake] = await Promise.all([listStaff(), getIntake(id)]);
  return (
    <WorkView
      repair={repair}
      team={team}
      me={me}
      intake={intake}
      documents={
        <>
          <RepairDocuments
            repairId={id}
            isReceived={repair.receivedAt !== null}
            hasExitPaper={hasExitPaper({ ...repair, isRejected: step === "rejected" })}
          />
          {!repair.receivedAt && (
            <RequestActions
              repairId={id}
              isExpected={!repair.closedAt}
              canReceive={repair.closedAt !== null}
            />
          )}
        </>
      }
    />
  );
}

async function Quote({ repair, step, now }: Part & { now: number }) {
  const [services, pickupPrice] = await Promise.all([getQuoteServices(), getPickupPrice()]);
  return (
    <QuoteView
      repair={repair}
      step={step}
      next={nextStep(repair, now)}
      services={services}
      pickupPrice={pickupPrice}
    />
  );
}
