import type { Route } from "next";
import Link from "next/link";
import { cn } from "@/lib/core/cn";
import { type ListState, listHref } from "@/lib/core/list-state";
import { formatNumber } from "@/lib/core/money";
import { STAGE_LABELS } from "@/lib/orders/staff/labels";
import { ORDER_STAGES, type StaffOrderPage } from "@/lib/orders/staff/types";

type Props = { state: ListState; counts: StaffOrderPage["counts"] };

/** Tabs by work stage, each with its number of matches unless there are too many to count. */
export function StageTabs({ state, counts }: Props) {
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
  const tabs = [
    { value: "", label: "Todos", count: all },
    ...ORDER_STAGES.map((stage) => ({
      value: stage as string,
      label: STAGE_LABELS[stage],
      count: counts && (counts[stage] ?? 0),
    })),
  ];
  const current = state.filters.etapa ?? "";
  return (
    <nav aria-label="Etapas" className="mb-5 relative overflow-x-auto border-b border-border">
      <ul className="flex">
        {tabs.map(({ value, label, count }) => (
          <li key={value}>
            <Link
              href={listHref(state, { filters: { etapa: value } }) as Route}
              aria-current={value === current ? "page" : undefined}
              className={cn(
                "flex min-h-11 items-center gap-1.5 border-b-2 px-2 text-sm font-semibold whitespace-nowrap",
                value === current
                  ? "border-primary text-foreground"
                  : "border-transparent text-muted-foreground hover:text-foreground",
              )}
            >
              {label}
              {count !== null && (
                <span
                  className={cn(
                    "rounded-full px-2 tabular-nums",
                    value === current ? "bg-primary-solid text-primary-solid-foreground" : "bg-muted",
                  )}
                >
                  {formatNumber(count)}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
