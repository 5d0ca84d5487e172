import type { Route } from "next";
import Link from "next/link";
import { Icon } from "@/components/ui/icon";
import { cn } from "@/lib/core/cn";
import { formatNumber } from "@/lib/core/money";
import { CONCERN_LABELS } from "@/lib/overview/labels";
import { CONCERNS, type Overview } from "@/lib/overview/types";

/** Pending tasks; each links to its filtered list. */
export function AttentionList({ attention }: Pick<Overview, "attention">) {
  const open = CONCERNS.filter((concern) => attention[concern] > 0);
  if (open.length === 0)
    return (
      <p className="panel flex items-center gap-3 p-5 font-semibold">
        <Icon name="lucide--circle-check-big" className="text-success" />
        Todo está al día. No hay nada pendiente.
      </p>
    );
  return (
    <ul className="grid gap-3 sm:grid-cols-2 2xl:grid-cols-3">
      {open.map((concern) => {
        const { one, many, href, icon, isUrgent } = CONCERN_LABELS[concern];
        const count = attention[concern];
        return (
          <li key={concern}>
            <Link
              href={href as Route}
              className="panel group flex min-h-16 items-center gap-3 px-4 py-3 hover:border-primary"
            >
              <Icon
                name={icon}
                className={cn("size-6 shrink-0", isUrgent ? "text-destructive" : "text-warm")}
              />
              <b className="font-display text-2xl">{formatNumber(count)}</b>
              <span className="min-w-0 flex-1">{count === 1 ? one : many}</span>
              <Icon
                name="lucide--chevron-right"
                className="size-5 text-muted-foreground group-hover:text-primary"
              />
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
