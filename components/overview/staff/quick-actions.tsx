import type { Route } from "next";
import Link from "next/link";
import { Icon } from "@/components/ui/icon";
import { QUICK_ACTIONS } from "./quick-action-links";

/** Links to the most frequent tasks. */
export function QuickActions() {
  return (
    <ul className="list-card relative flex gap-1.5 overflow-x-auto py-0.5 whitespace-nowrap xl:flex-wrap">
      {QUICK_ACTIONS.map(({ href, label, icon }, index) => (
        <li key={href} className="shrink-0">
          <Link
            href={href as Route}
            className={
              index === 0
                ? "btn btn-primary btn-sm px-2.5! whitespace-nowrap"
                : "btn btn-outline btn-sm px-2.5! whitespace-nowrap"
            }
          >
            <Icon name={icon} />
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
