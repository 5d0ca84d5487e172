import type { Business } from "./rows";

type Sales = Business["sales"];

const WEEK = 7;
const sum = (days: Sales) => days.reduce((total, { amount }) => total + amount, 0);

/** Today, the last seven and thirty days, each with the preceding period; `sales` are thirty days, oldest first. */
export function salesPeriods(sales: Sales, salesBefore: number) {
  return [
    { label: "Hoy", amount: sum(sales.slice(-1)), before: sum(sales.slice(-2, -1)), than: "ayer" },
    {
      label: "7 días",
      amount: sum(sales.slice(-WEEK)),
      before: sum(sales.slice(-2 * WEEK, -WEEK)),
      than: "los 7 anteriores",
    },
    { label: "30 días", amount: sum(sales), before: salesBefore, than: "los 30 anteriores" },
  ];
}

/** Comparison with an earlier period, as text. */
export function changeText(now: number, before: number, than: string): string {
  if (before === 0) return now === 0 ? `Sin ventas, como ${than}` : `Sin ventas ${than}`;
  const percent = Math.round(((now - before) / before) * 100);
  if (percent === 0) return `Igual que ${than}`;
  return `${Math.abs(percent)} % ${percent > 0 ? "más" : "menos"} que ${than}`;
}
