import { DayChart } from "@/components/ui/day-chart";
import { formatShortDay } from "@/lib/core/dates";
import { formatCop } from "@/lib/core/money";
import type { Period } from "@/lib/core/period";
import { rowLabel } from "@/lib/reports/labels";
import { columnsOf } from "@/lib/reports/period";
import type { SalesReport } from "@/lib/reports/rows";

/** The net of each day, or of each month of a long period. */
export function SalesPlot({ period, rows }: { period: Period; rows: SalesReport["rows"] }) {
  const { by, keys } = columnsOf(period);
  if (keys.length < 2) return null;
  const found = new Map(rows.map((row) => [row.key, row]));
  return (
    <div className="panel mb-4 p-4">
      <DayChart
        label={by === "dia" ? "Neto por día" : "Neto por mes"}
        format={formatCop}
        days={keys.map((key) => {
          const { net, margin } = found.get(key) ?? { net: 0, margin: null };
          const label = by === "dia" ? formatShortDay(key) : rowLabel("mes", { key, label: null });
          const earned = margin === null ? "" : `, margen ${formatCop(margin)}`;
          return { key, label, value: Math.max(0, net), text: `${label}: ${formatCop(net)}${earned}` };
        })}
      />
    </div>
  );
}
