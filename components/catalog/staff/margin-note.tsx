import { Icon } from "@/components/ui/icon";
import { marginOf } from "@/lib/catalog/staff/margin";
import { formatCop } from "@/lib/core/money";

/** What a price leaves of a unit after its average cost. */
export function MarginNote({ price, cost }: { price: number; cost: number }) {
  const { amount, percent } = marginOf(price, cost);
  return (
    <p role="status" className="flex flex-wrap gap-x-6 gap-y-1 rounded-md bg-muted px-4 py-3">
      <span>
        Costo promedio: <b className="tabular">{formatCop(cost)}</b>
      </span>
      <span>
        Margen:{" "}
        <b className="tabular">
          {percent !== null && `${percent} %, `}
          {formatCop(amount)}
        </b>{" "}
        por unidad
      </span>
      {amount < 0 && (
        <span className="flex items-center gap-2 font-semibold text-destructive">
          <Icon name="lucide--triangle-alert" />
          El precio está por debajo del costo.
        </span>
      )}
    </p>
  );
}
