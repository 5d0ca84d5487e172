import type { Route } from "next";
import Link from "next/link";
import { Icon, type IconName } from "@/components/ui/icon";
import { cn } from "@/lib/core/cn";
import { type ListState, listHref } from "@/lib/core/list-state";
import { viewState } from "@/lib/repairs/board/list";

type Props = { state: ListState; isList: boolean };

const VIEWS: { view: "tablero" | "lista"; label: string; icon: IconName }[] = [
  { view: "tablero", label: "Tablero", icon: "lucide--square-kanban" },
  { view: "lista", label: "Lista", icon: "lucide--layout-list" },
];

/** Board or list, kept in the query string. */
export function ViewSwitch({ state, isList }: Props) {
  return (
    <nav aria-label="Vista" className="flex rounded-md border border-input p-0.5">
      {VIEWS.map(({ view, label, icon }) => {
        const isCurrent = isList === (view === "lista");
        return (
          <Link
            key={view}
            href={listHref(viewState(state, view)) as Route}
            aria-current={isCurrent ? "page" : undefined}
            className={cn(
              "inline-flex min-h-10 min-w-10 items-center justify-center gap-2 rounded-sm px-3 text-sm font-semibold pointer-fine:min-h-7.5",
              isCurrent
                ? "bg-primary-solid text-primary-solid-foreground"
                : "text-muted-foreground hover:text-foreground",
            )}
          >
            <Icon name={icon} className="size-5" />
            <span className="max-sm:sr-only">{label}</span>
          </Link>
        );
      })}
    </nav>
  );
}
