import type { ReactNode } from "react";
import { NoScript } from "@/components/layout/needs-script";
import { PrintHeading } from "@/components/layout/print-heading";
import type { LinkedRepair, RepairDetail } from "@/lib/repairs/rows";
import type { StoreSettings } from "@/lib/settings/types";
import { QuotePanel } from "./quote-panel";
import { ReadyNotice } from "./ready-notice";
import { RepairHeading } from "./repair-heading";
import { StateProgress } from "./state-progress";
import { Timeline } from "./timeline";
import { WarrantyCard } from "./warranty-card";

type Props = {
  repair: RepairDetail | LinkedRepair;
  settings: StoreSettings;
  /** For visitors who have the link and no session. */
  token?: string;
  /** Between the quote and the history. */
  messages?: ReactNode;
  /** Beside the repair. */
  children: ReactNode;
};

/** A repair as its customer sees it. */
export function RepairView({ repair, settings, token, messages, children }: Props) {
  return (
    <>
      <PrintHeading settings={settings} />
      <RepairHeading repair={repair} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="flex min-w-0 flex-col gap-6">
          {repair.state === "Completado" && <ReadyNotice settings={settings} />}
          <section aria-label="Avance" className="panel p-5">
            <StateProgress state={repair.state} outcome={repair.outcome} />
          </section>
          {repair.quote && (
            <NoScript
              shop={settings}
              what="Responder o pagar la cotización"
              chat={`Hola, quiero responder la cotización de mi reparación ${repair.number}.`}
            />
          )}
          {repair.quote && <QuotePanel repair={repair} quote={repair.quote} now={Date.now()} token={token} />}
          {messages}
          <section aria-labelledby="historia" className="panel flex flex-col gap-5 p-5">
            <h2 id="historia" className="text-xl">
              Historia
            </h2>
            <Timeline events={repair.events} />
          </section>
        </div>
        <aside className="flex min-w-0 flex-col gap-6">
          <WarrantyCard {...repair} />
          {children}
        </aside>
      </div>
    </>
  );
}
