import type { Route } from "next";
import Link from "next/link";
import { buttonVariants } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { STATE_LABELS } from "@/lib/repairs/labels";
import type { NextStep } from "@/lib/repairs/staff/next-step";
import type { WorkshopRepair } from "@/lib/repairs/staff/rows";
import { viewHref } from "@/lib/repairs/staff/views";
import { STATE_STYLES } from "../state-styles";
import { CounterPayment } from "./counter-payment";
import { RecordAnswer } from "./record-answer";
import { StateDialogButton } from "./state-dialog-button";
import type { StateDialogRepair } from "./use-state-change";

type Props = { repair: WorkshopRepair; step: NextStep };

/** What the dialog needs, without the rest of the order. */
export function forDialog({ id, state, quote, contact }: WorkshopRepair): StateDialogRepair {
  return { id, state, quote, contact };
}

/** The next step as the page's one primary button. */
export function NextStepAction({ repair, step }: Props) {
  const { id, quote } = repair;
  switch (step.kind) {
    case "receive":
      return (
        <Link href={`/admin/servicios-tecnicos/nueva?orden=${id}`} className={buttonVariants()}>
          <Icon name="lucide--clipboard-plus" />
          Recibir equipo
        </Link>
      );
    case "move":
      return (
        <StateDialogButton repair={forDialog(repair)} to={step.to}>
          <Icon name={STATE_STYLES[step.to].icon} />
          Pasar a {STATE_LABELS[step.to]}
        </StateDialogButton>
      );
    case "quote":
      return (
        <Link href={viewHref(id, "cotizacion") as Route} className={buttonVariants()}>
          <Icon name="lucide--receipt-text" />
          Cotizar
        </Link>
      );
    case "answer":
      return quote && <RecordAnswer quote={quote} contactName={repair.contact.name} variant="default" />;
    case "collect":
      return quote && <CounterPayment quote={quote} variant="default" />;
  }
}
