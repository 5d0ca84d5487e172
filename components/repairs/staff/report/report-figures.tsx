import Link from "next/link";
import { formatCop } from "@/lib/core/money";
import { DIAGNOSIS_TIME, REPAIR_DAYS } from "@/lib/legal/promises";
import { staffRepairNumber } from "@/lib/repairs/number";
import { hoursText, shareText } from "@/lib/repairs/report/labels";
import type { TurnaroundReport } from "@/lib/repairs/report/rows";

/** Key figures of a period. */
export function ReportFigures({ report }: { report: TurnaroundReport }) {
  const { all, promises, delivered, repeats, revenue } = report;
  const figures: { term: string; value: string; more?: string }[] = [
    {
      term: "Tiempo de taller",
      value: hoursText(all.median),
      more: `Mediana de ${all.n} terminadas; 9 de cada 10 en ${hoursText(all.p90)}`,
    },
    {
      term: "Reparaciones a tiempo",
      value: shareText(promises.repaired_in_time, promises.repaired),
      more: `Dentro de los ${REPAIR_DAYS.simple} o ${REPAIR_DAYS.compleja} días prometidos`,
    },
    {
      term: "Diagnósticos a tiempo",
      value: shareText(promises.diagnosed_in_time, promises.diagnosed),
      more: `Antes de ${DIAGNOSIS_TIME}, sin contar días cerrados`,
    },
    { term: "Equipos entregados", value: String(delivered) },
    {
      term: "Cotizaciones aprobadas",
      value: formatCop(revenue.approved),
      more: `${revenue.quotes} en total; pagado ${formatCop(revenue.paid)}`,
    },
    {
      term: "Volvieron en garantía",
      value: String(repeats.total),
      more: "El mismo serial, dentro de su garantía",
    },
  ];
  return (
    <>
      <dl className="mb-6 grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {figures.map(({ term, value, more }) => (
          <div key={term} className="panel flex flex-col px-4 py-3">
            <dt className="text-sm font-semibold text-muted-foreground">{term}</dt>
            <dd className="font-display text-2xl font-bold">{value}</dd>
            {more && <dd className="text-sm text-muted-foreground">{more}</dd>}
          </div>
        ))}
      </dl>
      {repeats.newest.length > 0 && (
        <section aria-labelledby="repetidas" className="mb-8 flex flex-col gap-2">
          <h2 id="repetidas" className="text-xl">
            Volvieron en garantía
          </h2>
          <ul className="panel flex flex-col divide-y px-5">
            {repeats.newest.map(({ id, before }) => (
              <li key={id} className="flex flex-wrap gap-x-2 py-3">
                <Link href={`/admin/servicios-tecnicos/${id}`} className="underline">
                  Orden {staffRepairNumber(id)}
                </Link>
                después de la
                <Link href={`/admin/servicios-tecnicos/${before}`} className="underline">
                  orden {staffRepairNumber(before)}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
