import { Message } from "@/components/ui/message";
import { formatDateTime } from "@/lib/core/dates";
import { ledgerAmount, ledgerDetail, ledgerTitle } from "@/lib/gamification/entry-labels";
import type { LedgerEntry } from "@/lib/gamification/rows";

/** Ledger rows of points and XP, newest first. */
export function LedgerList({ entries }: { entries: LedgerEntry[] }) {
  if (entries.length === 0)
    return (
      <Message title="Todavía no tienes movimientos" art="/art/no-results.svg">
        <p className="text-muted-foreground">Aquí verás cada punto y cada XP que ganes, y de dónde salió.</p>
      </Message>
    );
  return (
    <ol className="panel divide-y divide-border">
      {entries.map((entry) => (
        <LedgerRow key={entry.id} entry={entry} />
      ))}
    </ol>
  );
}

function LedgerRow({ entry }: { entry: LedgerEntry }) {
  const detail = ledgerDetail(entry);
  const isLoss = entry.xp < 0 || entry.points < 0;
  return (
    <li className="flex items-baseline justify-between gap-4 px-4 py-3">
      <span className="min-w-0 flex-1">
        <span className="font-semibold">{ledgerTitle(entry)}</span>
        {detail && <span className="text-muted-foreground"> · {detail}</span>}
        <time dateTime={entry.createdAt} className="block text-sm text-muted-foreground">
          {formatDateTime(entry.createdAt)}
        </time>
      </span>
      <span className={`text-right font-display font-bold ${isLoss ? "text-destructive" : "text-success"}`}>
        {ledgerAmount(entry)}
      </span>
    </li>
  );
}
