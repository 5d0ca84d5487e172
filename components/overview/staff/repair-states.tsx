import { BarList } from "@/components/ui/bar-list";
import { formatNumber } from "@/lib/core/money";
import type { Overview } from "@/lib/overview/rows";
import { STATE_LABELS } from "@/lib/repairs/labels";

/** Number of repairs by state; delivered ones of the last thirty days. */
export function RepairStates({ repairs }: Pick<Overview, "repairs">) {
  return (
    <div className="panel p-5">
      <BarList
        label="Reparaciones por estado"
        bars={repairs.map(({ state, count }) => ({
          key: state,
          label: `${STATE_LABELS[state]}${state === "Entregado" ? " (30 días)" : ""}`,
          value: count,
          text: formatNumber(count),
        }))}
      />
    </div>
  );
}
