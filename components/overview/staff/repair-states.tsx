import { BarList } from "@/components/ui/bar-list";
import { formatNumber } from "@/lib/core/money";
import type { Overview } from "@/lib/overview/types";
import { STATE_LABELS } from "@/lib/repairs/labels";
import { toRepairState } from "@/lib/repairs/state";

/** Number of repairs by state; delivered ones of the last thirty days. */
export function RepairStates({ repairs }: Pick<Overview, "repairs">) {
  return (
    <div className="panel p-5">
      <BarList
        label="Reparaciones por estado"
        bars={repairs.map(({ state, count }) => {
          const known = toRepairState(state);
          const label = known ? STATE_LABELS[known] : state;
          return {
            key: state,
            label: known === "Entregado" ? `${label} (30 días)` : label,
            value: count,
            text: formatNumber(count),
          };
        })}
      />
    </div>
  );
}
