import { formatCop } from "@/lib/core/money";
import { TAX_CLASS_LABELS, TAX_RATES } from "@/lib/core/tax-class";
import type { OrderItem } from "@/lib/orders/rows";
import { linesTax } from "@/lib/orders/tax";

/** What of an order's total is base and what IVA, by class. */
export function TaxRows({ items }: { items: readonly OrderItem[] }) {
  return linesTax(items).map(({ taxClass, base, tax }) => (
    <div key={taxClass} className="flex flex-wrap justify-between gap-x-4 text-sm text-muted-foreground">
      <dt>
        {TAX_CLASS_LABELS[taxClass]}
        {TAX_RATES[taxClass] > 0 && <span className="tabular">, base {formatCop(base)}</span>}
      </dt>
      <dd className="tabular">{formatCop(TAX_RATES[taxClass] > 0 ? tax : base)}</dd>
    </div>
  ));
}
