import type { Route } from "next";
import Form from "next/form";
import Link from "next/link";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { type Period, periodQuery, type UsualPeriod } from "@/lib/core/period";

type Props = {
  path: string;
  period: Period;
  usual: UsualPeriod[];
  /** What else the query string says. */
  kept?: Record<string, string>;
};

/** Period of a report, kept in the query string. */
export function PeriodBar({ path, period, usual, kept = {} }: Props) {
  const rest = Object.entries(kept);
  const hrefOf = (of: Period) =>
    `${path}?${[periodQuery(of), ...rest.map((pair) => new URLSearchParams([pair]).toString())].join("&")}`;
  return (
    <div className="list-tools">
      <nav aria-label="Períodos usuales" className="min-w-0 border-b border-border">
        <ul className="list-tabs">
          {usual.map(({ label, period: one }) => (
            <li key={label}>
              <Link
                href={hrefOf(one) as Route}
                aria-current={one.from === period.from && one.to === period.to ? "page" : undefined}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Form
        action={path as Route}
        key={periodQuery(period)}
        className="flex min-w-0 flex-wrap items-center gap-2 sm:ml-auto"
      >
        {rest.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
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
