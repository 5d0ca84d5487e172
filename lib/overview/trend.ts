/** Comparison of a period with the previous one, as text. */
export function salesTrend(now: number, before: number): string {
  if (before === 0) return now === 0 ? "Sin ventas en 60 días." : "El periodo anterior no tuvo ventas.";
  const percent = Math.round(((now - before) / before) * 100);
  if (percent === 0) return "Igual que los 30 días anteriores.";
  return `${Math.abs(percent)} % ${percent > 0 ? "más" : "menos"} que los 30 días anteriores.`;
}
