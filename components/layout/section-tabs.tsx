import type { Route } from "next";
import Link from "next/link";
import { formatNumber } from "@/lib/core/money";

type Props = {
  label: string;
  current: string;
  /** `count`: pending items. */
  tabs: { href: string; label: string; count?: number }[];
  /** The counts are totals, not pending items: shown without emphasis, also when zero. */
  areTotals?: boolean;
};

/** Tabs of a section, each with its own URL. */
export function SectionTabs({ label, current, tabs, areTotals = false }: Props) {
  return (
    <nav aria-label={label} className="mb-6 border-b border-border">
      <ul className="-mb-px flex relative overflow-x-auto">
        {tabs.map(({ href, label: name, count }) => (
          <li key={href}>
            <Link
              href={href as Route}
              aria-current={href === current ? "page" : undefined}
              className="flex min-h-11 items-center gap-2 border-b-2 border-transparent px-4 font-semibold whitespace-nowrap text-muted-foreground hover:text-foreground aria-[current=page]:border-primary aria-[current=page]:text-foreground"
            >
              {name}
              {count !== undefined && (count > 0 || areTotals) && (
                <span
                  className={areTotals ? "rounded-full bg-muted px-2 tabular-nums" : "badge badge-secondary"}
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
