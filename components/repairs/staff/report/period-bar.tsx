import type { Route } from "next";
import Form from "next/form";
import Link from "next/link";
import { Button, buttonVariants } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Input, Label } from "@/components/ui/input";
import { cn } from "@/lib/core/cn";
import { usualPeriods } from "@/lib/repairs/report/period";
import type { Period } from "@/lib/repairs/report/types";

const PATH = "/admin/servicios-tecnicos/informe";
const queryOf = ({ from, to }: Period) => new URLSearchParams({ desde: from, hasta: to }).toString();

/** Period of the report, kept in the query string. */
export function PeriodBar({ period, now }: { period: Period; now: number }) {
  return (
    <div className="panel mb-6 flex flex-col gap-4 p-4">
      <nav aria-label="Períodos usuales">
        <ul className="flex flex-wrap gap-2">
          {usualPeriods(now).map(({ label, period: usual }) => {
            const isCurrent = usual.from === period.from && usual.to === period.to;
            return (
              <li key={label}>
                <Link
                  href={`${PATH}?${queryOf(usual)}` as Route}
                  aria-current={isCurrent ? "page" : undefined}
                  className={cn(
                    "inline-flex min-h-11 items-center rounded-full border px-4",
                    isCurrent
                      ? "border-transparent bg-primary-solid font-semibold text-primary-solid-foreground"
                      : "border-input hover:bg-muted",
                  )}
                >
                  {label}
                </Link>
              </li>
            );
          })}
        </ul>
      </nav>
      <div className="flex flex-wrap items-end gap-3">
        <Form action={PATH} key={queryOf(period)} className="flex flex-wrap items-end gap-3">
          <div className="flex flex-col gap-1.5">
            <Label htmlFor="desde">Desde</Label>
            <Input id="desde" type="date" name="desde" defaultValue={period.from} max={period.to} />
          </div>
          <div className="flex flex-col gap-1.5">
            <Label htmlFor="hasta">Hasta</Label>
            <Input id="hasta" type="date" name="hasta" defaultValue={period.to} />
          </div>
          <Button type="submit" variant="secondary">
            Ver informe
          </Button>
        </Form>
        <a
          href={`/api/repairs/informe?${queryOf(period)}`}
          download
          className={cn(buttonVariants({ variant: "outline" }), "ml-auto")}
        >
          <Icon name="lucide--download" />
          Descargar CSV
        </a>
      </div>
    </div>
  );
}
