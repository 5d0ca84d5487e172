import type { ImportCheck } from "@/lib/catalog/import/types";
import { cn } from "@/lib/core/cn";
import { formatNumber } from "@/lib/core/money";

/** Number of rows to create, change, skip or reject. */
export function ImportCounts({ check }: { check: ImportCheck }) {
  const counts: [label: string, count: number, look?: string][] = [
    ["Nuevos", check.created, "text-success"],
    ["Cambian", check.changed, "text-primary"],
    ["Sin cambios", check.unchanged],
    ["Con errores", check.failed, check.failed > 0 ? "text-destructive" : undefined],
  ];
  return (
    <dl className="grid grid-cols-2 gap-3 md:grid-cols-4">
      {counts.map(([label, count, look]) => (
        <div key={label} className="panel flex flex-col-reverse p-4">
          <dt className="text-sm text-muted-foreground">{label}</dt>
          <dd className={cn("font-display text-3xl font-bold", look)}>{formatNumber(count)}</dd>
        </div>
      ))}
    </dl>
  );
}
