import { formatDateTime } from "@/lib/core/dates";
import { formatCop } from "@/lib/core/money";
import { DEPOSIT_METHODS } from "@/lib/orders/labels";
import { MONEY_LABELS } from "@/lib/repairs/staff/labels";
import type { WorkshopRepair } from "@/lib/repairs/staff/rows";
import { MoneyButtons } from "./money-buttons";

/** Deposits: total, history and actions. */
export function MoneyPanel({ repair }: { repair: Pick<WorkshopRepair, "id" | "deposit" | "money"> }) {
  const { id, deposit, money } = repair;
  return (
    <section aria-labelledby="anticipos" className="panel flex flex-col gap-3 p-5">
      <div className="flex items-baseline justify-between gap-3">
        <h2 id="anticipos" className="text-lg">
          Anticipos
        </h2>
        <b className="font-display text-xl tabular">{formatCop(deposit)}</b>
      </div>
      {money.length > 0 && (
        <ul className="flex flex-col gap-2 text-sm">
          {money.map(({ id: key, kind, method, amount, reason, by, at }) => (
            <li key={key} className="flex justify-between gap-3 border-t pt-2">
              <span className="min-w-0">
                {MONEY_LABELS[kind]}, {DEPOSIT_METHODS[method]}
                <span className="block text-muted-foreground">
                  {formatDateTime(at)} · {by}
                </span>
                {reason && <span className="block break-words text-muted-foreground">{reason}</span>}
              </span>
              <span className="shrink-0 tabular">
                {amount < 0 ? "-" : ""}
                {formatCop(Math.abs(amount))}
              </span>
            </li>
          ))}
        </ul>
      )}
      <MoneyButtons repairId={id} deposit={deposit} money={money} />
    </section>
  );
}
