import { counted } from "@/lib/core/counted";
import { formatCop, formatNumber } from "@/lib/core/money";
import { marginShare } from "@/lib/reports/labels";
import type { Sums } from "@/lib/reports/rows";
import { type FigureItem, Figures } from "./figures";

/** The sums of a period. */
export function SalesFigures({ totals }: { totals: Sums }) {
  const { units, sales, refunds, net, known, cost, margin, unknownUnits } = totals;
  const share = marginShare(totals);
  const figures: FigureItem[] = [
    { term: "Ventas", value: formatCop(sales), more: counted(units, "unidad neta", "unidades netas") },
    { term: "Devoluciones", value: formatCop(refunds), more: "Reembolsos y contracargos de estos días" },
    { term: "Neto", value: formatCop(net), more: "Ventas menos devoluciones" },
  ];
  if (margin !== null)
    figures.push(
      { term: "Costo", value: formatCop(cost ?? 0) },
      {
        term: "Margen",
        value: formatCop(margin),
        more: share ? `${share} de ${formatCop(known ?? 0)} con costo conocido` : "Nada con costo conocido",
      },
      {
        term: "Unidades sin costo",
        value: formatNumber(unknownUnits ?? 0),
        more: unknownUnits ? "El margen no las cuenta" : undefined,
      },
    );
  return <Figures figures={figures} />;
}
