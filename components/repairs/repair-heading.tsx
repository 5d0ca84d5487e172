import { formatDate } from "@/lib/core/dates";
import { deviceName } from "@/lib/repairs/labels";
import type { LinkedRepair, RepairDetail } from "@/lib/repairs/types";
import { ClosedBadge } from "./closed-badge";
import { StateBadge } from "./state-badge";
import { CLOSED_WORDS, STATE_WORDS } from "./state-look";

type Props = {
  repair: RepairDetail | LinkedRepair;
  /** Staff read another part of the id, and know what a state means. */
  staffNumber?: string;
};

/** Which order it is, how it stands and what that means. */
export function RepairHeading({ repair, staffNumber }: Props) {
  const { state } = repair;
  const [created, updated] = [formatDate(repair.createdAt), formatDate(repair.updatedAt)];
  return (
    <header className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2">
      <h1 className="text-3xl sm:text-4xl">
        Orden <span className="text-electric">{staffNumber ?? repair.number}</span>
      </h1>
      {repair.closedAt ? <ClosedBadge /> : <StateBadge state={state} />}
      {!staffNumber && (
        <p role="status" className="w-full text-lg">
          {repair.closedAt ? CLOSED_WORDS : STATE_WORDS[state]}
        </p>
      )}
      <p className="w-full text-sm text-muted">
        {deviceName(repair.device)} · creada el {created}
        {updated !== created && ` · última novedad el ${updated}`}
      </p>
    </header>
  );
}
