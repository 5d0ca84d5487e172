const pesos = new Intl.NumberFormat("es-CO", { maximumFractionDigits: 0 });

/** 120000 → "$120.000". Whole Colombian pesos. */
export function formatCop(amount: number): string {
  return `$${pesos.format(amount)}`;
}

/** 120000 → "120.000 COP", the form that service prices use. */
export function formatCopSuffix(amount: number): string {
  return `${pesos.format(amount)} COP`;
}

/** 120000 → "120.000". */
export function formatNumber(number: number): string {
  return pesos.format(number);
}

const oneDecimal = new Intl.NumberFormat("es-CO", { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** 4.8 → "4,8", 5 → "5,0": a rating. */
export function formatRating(value: number): string {
  return oneDecimal.format(value);
}
