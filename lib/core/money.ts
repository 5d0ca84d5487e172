/** 120000 → "$120.000". Whole Colombian pesos. */
export function formatCop(amount: number): string {
  return `$${formatNumber(amount)}`;
}

/** 120000 → "120.000 COP", the form that service prices use. */
export function formatCopSuffix(amount: number): string {
  return `${formatNumber(amount)} COP`;
}

/**
 * 120000 → "120.000". The same as Intl, whose first use costs a browser 12 to 15 ms and which most public pages do not
 * need otherwise.
 */
export function formatNumber(number: number): string {
  return number.toFixed(0).replace(/\B(?=(\d{3})+$)/g, ".");
}

let oneDecimal: Intl.NumberFormat | undefined;

/** 4.8 → "4,8", 5 → "5,0": a rating. */
export function formatRating(value: number): string {
  oneDecimal ??= new Intl.NumberFormat("es-CO", { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return oneDecimal.format(value);
}
