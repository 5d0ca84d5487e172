import { DayChart } from "@/components/ui/day-chart";
import { counted } from "@/lib/core/counted";
import { formatShortDay } from "@/lib/core/dates";
import { formatCop } from "@/lib/core/money";
import type { Business } from "@/lib/overview/rows";
import { changeText, salesPeriods } from "@/lib/overview/trend";

/** Today, the week and the month compared with the previous ones, and each of the last thirty days. */
export function SalesChart({ sales, salesBefore }: Pick<Business, "sales" | "salesBefore">) {
  return (
    <div className="panel flex flex-col gap-3 p-4">
      <dl className="grid gap-x-4 gap-y-2 sm:grid-cols-3">
        {salesPeriods(sales, salesBefore).map(({ label, amount, before, than }) => (
          <div key={label}>
            <dt className="text-sm text-muted-foreground">{label}</dt>
            <dd className="font-display text-2xl leading-tight font-bold tabular">{formatCop(amount)}</dd>
            <dd className="text-xs text-muted-foreground">{changeText(amount, before, than)}</dd>
          </div>
        ))}
      </dl>
      <DayChart
        label="Neto por día, últimos 30 días: ventas y anticipos menos lo devuelto"
        format={formatCop}
        days={sales.map(({ day, amount: sold, orders: paid }) => ({
          key: day,
          label: formatShortDay(day),
          value: Math.max(0, sold),
          text: `${formatShortDay(day)}: ${formatCop(sold)}, ${counted(paid, "pedido", "pedidos")}`,
        }))}
      />
    </div>
  );
}
