import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { PrintHeading } from "@/components/layout/print-heading";
import { PollRefresh } from "@/components/live/poll-refresh";
import { PublicLink } from "@/components/repairs/public-link";
import { QuotePanel } from "@/components/repairs/quote-panel";
import { RepairHeading } from "@/components/repairs/repair-heading";
import { StateProgress } from "@/components/repairs/state-progress";
import { Timeline } from "@/components/repairs/timeline";
import { WarrantyCard } from "@/components/repairs/warranty-card";
import { buttonVariants } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { isStaff } from "@/lib/auth/roles";
import { getSessionUser } from "@/lib/auth/session";
import { repairLink } from "@/lib/repairs/link";
import { getRepairByToken } from "@/lib/repairs/queries";
import { isOpenRepair } from "@/lib/repairs/state";
import { getSettings } from "@/lib/settings/queries";
import { whatsappLink } from "@/lib/settings/whatsapp";

export const instant = false;

export const metadata: Metadata = {
  title: "Estado de tu reparación",
  referrer: "no-referrer",
};

/** Public status of a repair by link or QR code: no personal data. */
export default async function LinkedRepairPage({ params }: PageProps<"/reparacion/[token]">) {
  const { token } = await params;
  const [repair, user] = await Promise.all([getRepairByToken(token), getSessionUser()]);
  if (!repair) notFound();
  if (user && isStaff(user.role)) redirect(`/admin/servicios-tecnicos/${repair.id}`);
  const settings = await getSettings();
  return (
    <div className="page py-8 lg:py-12">
      <PrintHeading settings={settings} />
      <RepairHeading repair={repair} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <section aria-label="Avance" className="panel p-5">
            <StateProgress state={repair.state} outcome={repair.outcome} />
          </section>
          {repair.quote && (
            <QuotePanel repair={repair} quote={repair.quote} now={Date.now()} token={repair.token} />
          )}
          <section aria-labelledby="historia" className="panel flex flex-col gap-5 p-5">
            <h2 id="historia" className="text-xl">
              Historia
            </h2>
            <Timeline events={repair.events} />
          </section>
        </div>
        <aside className="flex min-w-0 flex-col gap-6">
          <WarrantyCard {...repair} />
          <a
            href={whatsappLink(
              settings.whatsapp,
              `Hola, pregunto por mi orden de servicio ${repair.number}.`,
            )}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonVariants({ variant: "warm", size: "lg" })}
          >
            <Icon name="lucide--message-circle" />
            Preguntar por WhatsApp
          </a>
          <PublicLink url={repairLink(repair.token)} />
        </aside>
      </div>
      {isOpenRepair(repair) && <PollRefresh first={15_000} max={60_000} />}
    </div>
  );
}
