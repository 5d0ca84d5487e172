import type { Route } from "next";
import Link from "next/link";
import { SectionTabs } from "@/components/layout/section-tabs";
import { buttonVariants } from "@/components/ui/button";
import { Icon, type IconName } from "@/components/ui/icon";
import { deviceName, STATE_LABELS } from "@/lib/repairs/labels";
import { repairLink } from "@/lib/repairs/link";
import { promiseOf } from "@/lib/repairs/promise";
import { repairChat } from "@/lib/repairs/staff/chat";
import { nextStep } from "@/lib/repairs/staff/next-step";
import type { WorkshopRepair } from "@/lib/repairs/staff/rows";
import { viewHref, WORKSHOP_VIEWS, type WorkshopView } from "@/lib/repairs/staff/views";
import { whatsappLink } from "@/lib/settings/whatsapp";
import { StateBadge } from "../state-badge";
import { PromiseBadge } from "./board/promise-badge";
import { NextStepAction } from "./next-step-action";

type Props = { repair: WorkshopRepair; view: WorkshopView; now: number };

const VIEWS = Object.keys(WORKSHOP_VIEWS) as WorkshopView[];
const ICON = buttonVariants({ variant: "outline", size: "icon" });

/** Number, state, promise, next step, contact and tabs: stays at the top while the page scrolls. */
export function WorkshopBar({ repair, view, now }: Props) {
  const { id, staffNumber, state, contact, accountName, unread } = repair;
  const step = nextStep(repair, now);
  // The quote's own tab has its form.
  const isHere = step?.kind === "quote" && view === "cotizacion";
  const customer = contact.name || accountName || "un cliente sin nombre";
  return (
    // Not sticky on low screens or with text at 200 %: it would cover the content.
    <header className="z-30 -mt-3 mb-6 bg-background pt-3 [@media(min-height:36rem)]:sticky [@media(min-height:36rem)]:top-0 lg:[@media(min-height:36rem)]:top-14">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-72">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h1 className="text-2xl">
              <span className="max-sm:sr-only">Orden</span>{" "}
              <span className="text-primary">{staffNumber}</span>
            </h1>
            <StateBadge
              state={state}
              isExpected={!repair.receivedAt && !repair.closedAt}
              className="text-xs"
            />
          </div>
          <div className="mt-1 flex flex-wrap items-center gap-x-4 text-sm">
            <PromiseBadge promise={promiseOf(repair, now)} />
            <p className="min-w-0 truncate text-muted-foreground">
              {deviceName(repair.device)} de {customer}
            </p>
          </div>
        </div>
        <div className="flex flex-wrap items-center gap-2 max-sm:w-full">
          {step && !isHere && (
            <div className="max-sm:flex-1 max-sm:[&>.btn]:w-full max-sm:[&>.btn]:px-3 max-sm:[&>.btn]:text-sm">
              <NextStepAction repair={repair} step={step} />
            </div>
          )}
          <Contact repair={repair} now={now} />
        </div>
      </div>
      <SectionTabs
        label="Partes de la orden"
        current={viewHref(id, view)}
        className="mt-1 sm:mt-2"
        tabs={VIEWS.map((key) => ({
          href: viewHref(id, key),
          label: WORKSHOP_VIEWS[key],
          ...(key === "mensajes" && { count: unread, unit: "sin leer" }),
        }))}
      />
    </header>
  );
}

function Contact({ repair, now }: { repair: WorkshopRepair; now: number }) {
  const { phone, name } = repair.contact;
  if (!phone) return null;
  const chat = repairChat(repair, name, repair.token && repairLink(repair.token), now);
  const ways: { href: string; icon: IconName; label: string }[] = [
    { href: `tel:${phone}`, icon: "lucide--phone", label: `Llamar al ${phone}` },
    { href: whatsappLink(phone, chat), icon: "lucide--message-circle", label: "Escribir por WhatsApp" },
  ];
  return ways.map(({ href, icon, label }) => (
    <a key={href} href={href} aria-label={label} title={label} className={ICON}>
      <Icon name={icon} />
    </a>
  ));
}

/** Links to the list and to the previous and next repair in the same state. */
export function WorkshopPath({ repair: { state, neighbours } }: Pick<Props, "repair">) {
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-2">
      <Link href="/admin/servicios-tecnicos" className="quiet-link gap-2">
        <Icon name="lucide--arrow-left" className="size-5" />
        Servicios técnicos
      </Link>
      <nav aria-label={`Órdenes en ${STATE_LABELS[state]}`} className="flex gap-2">
        <Beside id={neighbours.previous} label="Anterior en este estado" icon="lucide--chevron-left" />
        <Beside id={neighbours.next} label="Siguiente en este estado" icon="lucide--chevron-right" />
      </nav>
    </div>
  );
}

function Beside({ id, label, icon }: { id: string | null; label: string; icon: IconName }) {
  if (!id) return null;
  return (
    <Link href={viewHref(id) as Route} aria-label={label} title={label} className={ICON}>
      <Icon name={icon} />
    </Link>
  );
}
