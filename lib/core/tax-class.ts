/** What IVA a price includes, as staff choose it. Which one applies is decided by the shop's accountant. */
export const TAX_CLASS_LABELS = {
  iva_19: "IVA 19 %",
  iva_5: "IVA 5 %",
  exento: "Exento de IVA",
  excluido: "Excluido de IVA",
} as const;

export type TaxClass = keyof typeof TAX_CLASS_LABELS;

export const TAX_CLASSES = Object.keys(TAX_CLASS_LABELS) as TaxClass[];

/** Rate in percent. */
export const TAX_RATES = { iva_19: 19, iva_5: 5, exento: 0, excluido: 0 } satisfies Record<TaxClass, number>;

export function toTaxClass(text: string): TaxClass {
  return TAX_CLASSES.find((taxClass) => taxClass === text) ?? "iva_19";
}
