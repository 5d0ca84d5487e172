import type { Route } from "next";
import Link from "next/link";
import { Icon } from "@/components/ui/icon";
import { cn } from "@/lib/core/cn";
import { formatNumber } from "@/lib/core/money";
import { CONCERN_LABELS } from "@/lib/overview/labels";
import type { Overview } from "@/lib/overview/rows";
import type { Concern } from "@/lib/overview/types";

type Props = Pick<Overview, "attention"> & {
  /** The tasks of this view, in the order in which they are done. */
  first: Concern[];
  /** Tasks that wait for others: one unobtrusive line. */
  rest: Concern[];
};

/** Tasks, each linked to its filtered list. */
export function AttentionList({ attention, first, rest }: Props) {
  return (
    <div className="flex flex-col gap-2">
      {first.length === 0 ? (
        <p className="panel flex items-center gap-3 px-4 py-3 font-semibold">
          <Icon name="lucide--circle-check-big" className="text-success" />
          Todo está al día. No hay nada pendiente{rest.length > 0 && " aquí"}.
        </p>
      ) : (
        <ul className="panel divide-y divide-border">
          {first.map((concern) => {
            const { one, many, href, icon, isUrgent } = CONCERN_LABELS[concern];
            const count = attention[concern];
            return (
              <li key={concern}>
                <Link
                  href={href as Route}
                  className="group flex min-h-11 items-center gap-3 px-4 py-1.5 hover:bg-muted"
                >
                  <Icon
                    name={icon}
                    className={cn("size-5 shrink-0", isUrgent ? "text-destructive" : "text-muted-foreground")}
                  />
                  <b className="min-w-6 text-right font-display text-lg tabular">{formatNumber(count)}</b>
                  <span className={cn("min-w-0 flex-1", isUrgent && "font-semibold")}>
                    {count === 1 ? one : many}
                  </span>
                  <Icon name="lucide--chevron-right" className="size-4 text-muted-foreground" />
                </Link>
              </li>
            );
          })}
        </ul>
      )}
      {rest.length > 0 && (
        <p className="px-1 text-sm text-muted-foreground">
          Además:{" "}
          {rest.map((concern, index) => {
            const { one, many, href } = CONCERN_LABELS[concern];
            const count = attention[concern];
            return (
              <span key={concern}>
                {index > 0 && ", "}
                <Link href={href as Route} className="underline hover:text-foreground">
                  {formatNumber(count)} {count === 1 ? one : many}
                </Link>
              </span>
            );
          })}
          .
        </p>
      )}
    </div>
  );
}
