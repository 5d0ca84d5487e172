import type { Route } from "next";
import Link from "next/link";
import { formatNumber } from "@/lib/core/money";

type Props = {
  label: string;
  current: string;
  /** `count`: how many wait there. */
  tabs: { href: string; label: string; count?: number }[];
};

/** The parts of a section that have an address each. */
export function SectionTabs({ label, current, tabs }: Props) {
  return (
    <nav aria-label={label} className="mb-6 border-b border-line">
      <ul className="-mb-px flex relative overflow-x-auto">
        {tabs.map(({ href, label: name, count }) => (
          <li key={href}>
            <Link
              href={href as Route}
              aria-current={href === current ? "page" : undefined}
              className="flex min-h-11 items-center gap-2 border-b-2 border-transparent px-4 font-semibold whitespace-nowrap text-muted hover:text-foreground aria-[current=page]:border-electric aria-[current=page]:text-foreground"
            >
              {name}
              {count ? <span className="badge badge-secondary">{formatNumber(count)}</span> : null}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
