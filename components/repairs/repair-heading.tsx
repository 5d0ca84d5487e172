import { formatDate } from "@/lib/core/dates";
import { repairName } from "@/lib/repairs/labels";
import type { LinkedRepair, RepairDetail } from "@/lib/repairs/rows";
import { ClosedBadge } from "./closed-badge";
import { PromiseLine } from "./promise-line";
import { StateBadge } from "./state-badge";
import {
  APPROVED_AWAY_TEXT,
  CLOSED_TEXT,
  QUOTED_AWAY_TEXT,
  RECEIVED_TEXT,
  STATE_TEXTS,
  UNREPAIRED_TEXT,
} from "./state-styles";

type Props = {
  repair: RepairDetail | LinkedRepair;
  /** Staff see the staff number and no explanation of the state. */
  staffNumber?: string;
};

function headingText({ state, closedAt, outcome, receivedAt, quote }: LinkedRepair | RepairDetail): string {
  if (closedAt) return CLOSED_TEXT;
  if (outcome === "sin_reparar") return UNREPAIRED_TEXT;
  if (!receivedAt && quote?.state === "aprobada") return APPROVED_AWAY_TEXT;
  if (!receivedAt && quote?.state === "pendiente") return QUOTED_AWAY_TEXT;
  if (receivedAt && state === "Recibido") return RECEIVED_TEXT;
  return STATE_TEXTS[state];
}

/** Number, state and its explanation. */
export function RepairHeading({ repair, staffNumber }: Props) {
  const { state } = repair;
  const [created, updated] = [formatDate(repair.createdAt), formatDate(repair.updatedAt)];
  return (
    <header className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2">
      <h1 className="text-3xl sm:text-4xl">
        {staffNumber ? "Orden" : "Reparación"}{" "}
        <span className="text-primary">{staffNumber ?? repair.number}</span>
      </h1>
      {repair.closedAt ? <ClosedBadge /> : <StateBadge state={state} />}
      {!staffNumber && (
        <p role="status" className="w-full text-lg">
          {headingText(repair)}
        </p>
      )}
      {!staffNumber && <PromiseLine repair={repair} className="w-full text-lg" />}
      <p className="w-full text-sm text-muted-foreground">
        {repairName(repair)} · creada el {created}
        {updated !== created && ` · última novedad el ${updated}`}
      </p>
    </header>
  );
}
