import type { Route } from "next";
import Link from "next/link";
import { Icon } from "@/components/ui/icon";
import { QUICK_ACTIONS } from "./quick-action-links";

/** Links to the most frequent tasks. */
export function QuickActions() {
  return (
    <ul className="flex flex-wrap gap-3">
      {QUICK_ACTIONS.map(({ href, label, icon }, index) => (
        <li key={href}>
          <Link href={href as Route} className={index === 0 ? "btn btn-primary" : "btn btn-outline"}>
            <Icon name={icon} />
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
