import { Icon } from "@/components/ui/icon";
import { STOCK_STATE_LABELS } from "@/lib/catalog/staff/labels";
import { stockState } from "@/lib/catalog/staff/stock-state";
import { cn } from "@/lib/core/cn";
import { formatNumber } from "@/lib/core/money";

const LOOKS = {
  agotado: "text-destructive font-semibold",
  bajo: "text-warm font-semibold",
  disponible: "",
};

/** Stock with its level, not by colour alone. */
export function StockCount({ stock, low }: { stock: number; low: number }) {
  const state = stockState(stock, low);
  return (
    <span className={cn("inline-flex items-center gap-1 tabular", LOOKS[state])}>
      {state !== "disponible" && (
        <>
          <Icon name="lucide--triangle-alert" className="size-4" />
          <span className="sr-only">{STOCK_STATE_LABELS[state]}: </span>
        </>
      )}
      {formatNumber(stock)}
    </span>
  );
}
