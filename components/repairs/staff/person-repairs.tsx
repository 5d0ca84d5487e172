import type { Route } from "next";
import Link from "next/link";
import { formatDate } from "@/lib/core/dates";
import { formatCop } from "@/lib/core/money";
import { knownDevice, QUOTE_LABELS } from "@/lib/repairs/labels";
import { takesQuote } from "@/lib/repairs/quote-step";
import type { StaffRepair } from "@/lib/repairs/rows";
import { awayText } from "@/lib/repairs/staff/labels";
import { StateBadge } from "../state-badge";
import { CommentsPanel } from "./comments-panel";
import { CreateRepairForm } from "./create-repair-form";
import { QuickQuote } from "./quick-quote";
import { StateSelect } from "./state-select";

type Props = { userId: string; repairs: StaffRepair[] };

/** A customer's repairs, editable on their page. */
export function PersonRepairs({ userId, repairs }: Props) {
  return (
    <div className="flex flex-col gap-4">
      <CreateRepairForm userId={userId} />
      {repairs.length === 0 ? (
        <p className="panel p-5 font-semibold">No hay órdenes para este usuario</p>
      ) : (
        <ul aria-label="Órdenes de servicio" className="flex flex-col gap-4">
          {repairs.map((repair) => (
            <PersonRepair key={repair.id} repair={repair} />
          ))}
        </ul>
      )}
    </div>
  );
}

function PersonRepair({ repair }: { repair: StaffRepair }) {
  const { id, staffNumber, state, quote, description } = repair;
  return (
    <li className="panel flex flex-col gap-4 p-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h3 className="text-lg">
          <Link href={`/admin/servicios-tecnicos/${id}` as Route} className="hover:underline">
            Orden <span className="text-primary">{staffNumber}</span>
          </Link>
        </h3>
        <StateBadge state={state} isExpected={!repair.receivedAt && !repair.closedAt} />
        <span className="text-sm text-muted-foreground">{formatDate(repair.createdAt)}</span>
      </div>
      <p className="break-words whitespace-pre-line">
        {knownDevice(repair.device) && <b>{knownDevice(repair.device)}: </b>}
        {description}
      </p>
      {quote && (
        <p>
          Cotización de <b>{formatCop(quote.total)}</b>:{" "}
          {quote.paidAt ? "pagada" : QUOTE_LABELS[quote.state].toLowerCase()}
        </p>
      )}
      <div className="grid gap-4 md:grid-cols-2">
        {repair.receivedAt ? (
          <StateSelect repair={repair} />
        ) : (
          <p className="rounded-md bg-muted p-4">{awayText(repair)}</p>
        )}
        {takesQuote(repair) && <QuickQuote repairId={id} quote={quote} />}
      </div>
      <CommentsPanel repairId={id} comments={repair.comments} unread={repair.unread} marksRead={false} />
    </li>
  );
}
