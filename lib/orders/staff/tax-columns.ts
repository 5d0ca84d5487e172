import { TAX_CLASS_LABELS, TAX_CLASSES, TAX_RATES } from "@/lib/core/tax-class";
import type { TaxPart } from "../tax";

/** Base and IVA of each class with a rate; of the others, the amount. */
export const TAX_COLUMNS = TAX_CLASSES.flatMap((taxClass) =>
  TAX_RATES[taxClass] > 0
    ? [`Base ${TAX_CLASS_LABELS[taxClass]}`, TAX_CLASS_LABELS[taxClass]]
    : [TAX_CLASS_LABELS[taxClass]],
);

/** The same of an order. */
export function taxCells(parts: readonly TaxPart[]): number[] {
  return TAX_CLASSES.flatMap((taxClass) => {
    const { base = 0, tax = 0 } = parts.find((part) => part.taxClass === taxClass) ?? {};
    return TAX_RATES[taxClass] > 0 ? [base, tax] : [base];
  });
}

/** While the shop charges no IVA. */
export const NO_TAX_CELLS = TAX_COLUMNS.map(() => "");
