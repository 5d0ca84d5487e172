import type { Route } from "next";
import Link from "next/link";
import type { ReactNode } from "react";
import { buttonVariants } from "@/components/ui/button";
import { Icon, type IconName } from "@/components/ui/icon";
import { deviceName, STATE_LABELS } from "@/lib/repairs/labels";
import type { WorkshopRepair } from "@/lib/repairs/staff/types";
import { StateBadge } from "../state-badge";

/** Number, urgency, and links to the neighbouring repairs in the same state. `children`: badges. */
export function WorkshopHeading({ repair, children }: { repair: WorkshopRepair; children?: ReactNode }) {
  const { staffNumber, state, neighbours, contact, accountName } = repair;
  return (
    <header className="mb-5 flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Link href="/admin/servicios-tecnicos" className="quiet-link gap-2">
          <Icon name="lucide--arrow-left" className="size-5" />
          Servicios técnicos
        </Link>
        <nav aria-label={`Órdenes en ${STATE_LABELS[state]}`} className="flex gap-2">
          <Beside id={neighbours.previous} label="Anterior en este estado" icon="lucide--chevron-left" />
          <Beside id={neighbours.next} label="Siguiente en este estado" icon="lucide--chevron-right" />
        </nav>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="text-3xl sm:text-4xl">
          Orden <span className="text-primary">{staffNumber}</span>
        </h1>
        <StateBadge state={state} />
        {children}
      </div>
      <p className="text-lg text-muted-foreground">
        {deviceName(repair.device)} de {contact.name || accountName || "un cliente sin nombre"}
      </p>
    </header>
  );
}

function Beside({ id, label, icon }: { id: string | null; label: string; icon: IconName }) {
  const look = buttonVariants({ variant: "outline", size: "icon" });
  if (!id) return null;
  return (
    <Link href={`/admin/servicios-tecnicos/${id}` as Route} aria-label={label} className={look}>
      <Icon name={icon} />
    </Link>
  );
}
