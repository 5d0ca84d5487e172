import type { Route } from "next";
import Form from "next/form";
import Link from "next/link";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import type { Period } from "@/lib/repairs/report/period";
import { usualPeriods } from "@/lib/repairs/report/period";

const PATH = "/admin/servicios-tecnicos/informe";

export const periodQuery = ({ from, to }: Period) =>
  new URLSearchParams({ desde: from, hasta: to }).toString();

/** Period of the report, kept in the query string. */
export function PeriodBar({ period, now }: { period: Period; now: number }) {
  return (
    <div className="list-tools">
      <nav aria-label="Períodos usuales" className="min-w-0 border-b border-border">
        <ul className="list-tabs">
          {usualPeriods(now).map(({ label, period: usual }) => (
            <li key={label}>
              <Link
                href={`${PATH}?${periodQuery(usual)}` as Route}
                aria-current={usual.from === period.from && usual.to === period.to ? "page" : undefined}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Form
        action={PATH}
        key={periodQuery(period)}
        className="flex min-w-0 flex-wrap items-center gap-2 sm:ml-auto"
      >
        <Input
          aria-label="Desde"
          title="Desde"
          type="date"
          name="desde"
          defaultValue={period.from}
          max={period.to}
          className="sm:w-40"
        />
        <Input
          aria-label="Hasta"
          title="Hasta"
          type="date"
          name="hasta"
          defaultValue={period.to}
          className="sm:w-40"
        />
        <Button type="submit" variant="secondary">
          Ver informe
        </Button>
      </Form>
    </div>
  );
}
