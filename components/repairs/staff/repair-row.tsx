import Link from "next/link";
import { Icon } from "@/components/ui/icon";
import { formatDateTime } from "@/lib/core/dates";
import { formatCop } from "@/lib/core/money";
import { truncate } from "@/lib/core/text";
import { deviceName, QUOTE_LABELS } from "@/lib/repairs/labels";
import type { StaffRepair } from "@/lib/repairs/types";
import { StateBadge } from "../state-badge";
import { UnreadMark } from "../unread-mark";

/** One order of the workshop's list. */
export function RepairRow({ repair }: { repair: StaffRepair }) {
  const { id, staffNumber, state, contact, username, quote, unread } = repair;
  return (
    <li className="panel group relative flex flex-col gap-2 p-4 hover:border-electric">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 pr-8">
        <h2 className="font-display text-lg font-bold">
          <Link href={`/admin/servicios-tecnicos/${id}`} className="after:absolute after:inset-0">
            <span className="text-electric">{staffNumber}</span> {contact.name || username || "Sin nombre"}
          </Link>
        </h2>
        <StateBadge state={state} />
        {unread > 0 && <UnreadMark count={unread} />}
        <Icon
          name="lucide--chevron-right"
          className="absolute top-5 right-4 size-5 text-muted group-hover:text-electric"
        />
      </div>
      <p>
        <b>{deviceName(repair.device)}</b>: {truncate(repair.description, 120)}
      </p>
      <p className="flex flex-wrap gap-x-4 text-sm text-muted">
        <span>Última novedad: {formatDateTime(repair.updatedAt)}</span>
        {quote && (
          <span>
            Cotización {formatCop(quote.total)}: {QUOTE_LABELS[quote.state].toLowerCase()}
            {quote.paidAt && ", pagada"}
          </span>
        )}
      </p>
    </li>
  );
}
