import { Icon } from "@/components/ui/icon";
import { formatDay } from "@/lib/core/dates";
import { OUTCOME_REASONS } from "@/lib/repairs/labels";
import type { OutcomeReason, RepairOutcome, RepairWarranty } from "@/lib/repairs/rows";
import { type WarrantyStatus, warrantyStatus, warrantyTerm } from "@/lib/repairs/warranty";

/** Noon avoids a shift of the date between time zones. */
function explain(status: WarrantyStatus, forStaff: boolean): string {
  if (status.kind === "waiting")
    return forStaff ? "Empieza el día de la entrega." : "Empieza el día en que te entregamos el equipo.";
  if (status.kind === "over") return `Terminó el ${formatDay(status.until)}.`;
  return `Cubre la reparación y los repuestos hasta el ${formatDay(status.until)}.`;
}

type Props = {
  warranty: RepairWarranty;
  outcome: RepairOutcome | null;
  outcomeReason: OutcomeReason | null;
  forStaff?: boolean;
};

/** Counted from the hand-over; a device returned unrepaired has no warranty. */
export function WarrantyCard({ warranty, outcome, outcomeReason, forStaff = false }: Props) {
  if (outcome === "sin_reparar")
    return (
      <section className="panel flex items-start gap-3 p-5">
        <Icon name="lucide--package-check" className="size-7 text-muted-foreground" />
        <div>
          <h2 className="text-lg">Entregado sin reparar</h2>
          <p className="text-muted-foreground">
            {OUTCOME_REASONS[outcomeReason ?? "otro"]}. Por eso no tiene garantía de reparación.
          </p>
        </div>
      </section>
    );
  const status = warrantyStatus(warranty, Date.now());
  return (
    <section className="panel flex items-start gap-3 p-5">
      <Icon
        name="lucide--shield-check"
        className={status.kind === "over" ? "size-7 text-muted-foreground" : "size-7 text-success"}
      />
      <div>
        <h2 className="text-lg">
          {warranty.months > 0 && "Garantía de "}
          {warrantyTerm(warranty.months)}
        </h2>
        <p className="text-muted-foreground">
          {warranty.months > 0 ? explain(status, forStaff) : "Así se acordó por escrito."}
        </p>
      </div>
    </section>
  );
}
