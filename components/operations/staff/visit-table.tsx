import { Table, Td, Th } from "@/components/ui/table";
import { cn } from "@/lib/core/cn";
import { counted } from "@/lib/core/counted";
import { DEVICE_LABELS, PAGE_LABELS } from "@/lib/operations/labels";
import {
  type PageVisits,
  type Rating,
  VISIT_METRICS,
  type VisitMetric,
  visitValueText,
} from "@/lib/operations/visits";

const HEADS: Record<VisitMetric, string> = { LCP: "Aparece", INP: "Responde", CLS: "Se mueve" };
const RATINGS: Record<Rating, { label: string; tone: string }> = {
  good: { label: "bien", tone: "text-success" },
  fair: { label: "regular", tone: "text-foreground" },
  poor: { label: "mal", tone: "text-destructive" },
};

/** 75th percentile of real visits, by kind of page and device. */
export function VisitTable({ rows }: { rows: PageVisits[] }) {
  return (
    <Table label="Visitas por página">
      <thead>
        <tr>
          <Th>Página</Th>
          {VISIT_METRICS.map((metric) => (
            <Th key={metric} className="text-right">
              {HEADS[metric]}
            </Th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ page, device, visits, values }) => (
          <tr key={`${page} ${device}`}>
            <Td>
              <span className="block font-semibold">{PAGE_LABELS[page] ?? page}</span>
              <span className="text-xs text-muted-foreground">
                {DEVICE_LABELS[device]} · {counted(visits, "visita", "visitas")}
              </span>
            </Td>
            {VISIT_METRICS.map((metric) => (
              <Td key={metric} className="text-right whitespace-nowrap tabular">
                <VisitCell metric={metric} measured={values[metric]} />
              </Td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

type Cell = { metric: VisitMetric; measured: PageVisits["values"][VisitMetric] };

function VisitCell({ metric, measured }: Cell) {
  if (!measured) return <span className="text-muted-foreground">—</span>;
  const { label, tone } = RATINGS[measured.rating];
  return (
    <>
      <span className={cn("block font-semibold", tone)}>{visitValueText(metric, measured.value)}</span>
      <span className="text-xs text-muted-foreground">{label}</span>
    </>
  );
}
