import type { Route } from "next";
import { Icon } from "@/components/ui/icon";
import { cn } from "@/lib/core/cn";
import { PageLink } from "./page-link";

type Crumb = { label: string; href?: Route };

/** Breadcrumbs; the last one is the current page, which a phone leaves to the title: the way back stays on one line. */
export function Breadcrumbs({ items }: { items: Crumb[] }) {
  return (
    <nav aria-label="Ruta de navegación">
      <ol className="relative -ml-1 flex flex-wrap items-center gap-x-1 text-sm text-muted-foreground wrap-anywhere sm:flex-nowrap">
        {items.map(({ label, href }, index) => (
          <li
            key={label}
            className={cn(
              "flex items-center gap-1",
              index > 0 ? "min-w-0" : "shrink-0",
              index > 1 && index === items.length - 1 && "max-sm:sr-only",
            )}
          >
            {index > 0 && <Icon name="lucide--chevron-right" className="size-4" />}
            {href && index < items.length - 1 ? (
              <PageLink href={href} className="inline-flex min-h-11 items-center px-1 hover:text-foreground">
                {label}
              </PageLink>
            ) : (
              <span aria-current="page" className="px-1 text-foreground sm:truncate">
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
