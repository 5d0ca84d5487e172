import type { Route } from "next";
import Link from "next/link";
import { cn } from "@/lib/core/cn";
import { formatNumber } from "@/lib/core/money";

type Props = {
  label: string;
  current: string;
  /** `count`: pending items. `unit`: what they are, for screen readers. */
  tabs: { href: string; label: string; count?: number; unit?: string }[];
  /** The counts are totals, not pending items: shown without emphasis, also when zero. */
  areTotals?: boolean;
  className?: string;
};

/** Tabs of a section, each with its own URL. */
export function SectionTabs({ label, current, tabs, areTotals = false, className }: Props) {
  return (
    <nav aria-label={label} className={cn("min-w-0 border-b border-border", className)}>
      <ul className="list-tabs">
        {tabs.map(({ href, label: name, count, unit }) => (
          <li key={href}>
            <Link href={href as Route} aria-current={href === current ? "page" : undefined}>
              {name}
              {count !== undefined && (count > 0 || areTotals) && (
                <span className="count" data-waiting={areTotals ? undefined : ""}>
                  {formatNumber(count)}
                  {unit && <span className="sr-only"> {unit}</span>}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
