import type { ReactNode } from "react";
import { Table, Td, Th } from "@/components/ui/table";
import { hoursText, type SpreadRow } from "@/lib/repairs/report/labels";

type Props = { id: string; title: string; what: string; rows: SpreadRow[] };

/** Median and 90th percentile in hours per row, with a bar. */
export function SpreadTable({ id, title, what, rows }: Props) {
  const longest = Math.max(1, ...rows.map(({ p90 }) => p90 ?? 0));
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {rows.length === 0 ? (
        <p className="panel p-5 text-muted-foreground">Nada terminó en este período.</p>
      ) : (
        <Table label={title} cards>
          <thead>
            <tr>
              <Th>{what}</Th>
              <Th className="text-right">Cantidad</Th>
              <Th className="text-right">Mediana</Th>
              <Th className="text-right">9 de cada 10</Th>
              <Th className="w-2/5 min-w-32">Mediana y 9 de cada 10</Th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, label, n, median, p90 }) => (
              <tr key={key}>
                <Td className="font-semibold max-md:basis-full">{label}</Td>
                <Figure label="Cantidad">{n}</Figure>
                <Figure label="Mediana">{hoursText(median)}</Figure>
                <Figure label="9 de cada 10">{hoursText(p90)}</Figure>
                <Td className="max-md:basis-full">
                  <Bars median={median ?? 0} p90={p90 ?? 0} longest={longest} />
                </Td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </div>
  );
}

/** A figure; on phones, where the table has no columns, with its column's name. */
function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Td className="tabular md:text-right">
      <span className="text-xs text-muted-foreground md:hidden">{label} </span>
      {children}
    </Td>
  );
}

/** SVG attributes: the page's policy forbids inline styles. */
function Bars({ median, p90, longest }: { median: number; p90: number; longest: number }) {
  const width = (hours: number) => `${(hours / longest) * 100}%`;
  return (
    <svg aria-hidden width="100%" height="20" className="block min-w-32">
      <rect x="0" y="2" width={width(p90)} height="16" rx="3" className="fill-input" />
      <rect x="0" y="6" width={width(median)} height="8" rx="2" className="fill-primary-solid" />
    </svg>
  );
}
