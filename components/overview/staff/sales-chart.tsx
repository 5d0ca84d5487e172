import { DayChart } from "@/components/ui/day-chart";
import { formatShortDay } from "@/lib/core/dates";
import { formatCop } from "@/lib/core/money";
import { counted } from "@/lib/core/words";
import { salesTrend } from "@/lib/overview/trend";
import type { Overview } from "@/lib/overview/types";

/** Daily sales of the last thirty days, compared with the thirty before. */
export function SalesChart({ sales, salesBefore }: Pick<Overview, "sales" | "salesBefore">) {
  const amount = sales.reduce((sum, day) => sum + day.amount, 0);
  const orders = sales.reduce((sum, day) => sum + day.orders, 0);
  return (
    <div className="panel flex flex-col gap-4 p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <p className="font-display text-3xl font-bold">{formatCop(amount)}</p>
        <p className="text-sm text-muted-foreground">
          {counted(orders, "pedido pagado", "pedidos pagados")} y los anticipos del taller.{" "}
          {salesTrend(amount, salesBefore)}
        </p>
      </div>
      <DayChart
        label="Ventas por día, últimos 30 días"
        format={formatCop}
        days={sales.map(({ day, amount: sold, orders: paid }) => ({
          key: day,
          label: formatShortDay(day),
          value: sold,
          text: `${formatShortDay(day)}: ${formatCop(sold)}, ${counted(paid, "pedido", "pedidos")}`,
        }))}
      />
    </div>
  );
}
