import type { Route } from "next";
import Link from "next/link";
import { Icon } from "@/components/ui/icon";

type Crumb = { label: string; href?: Route };

/** Breadcrumbs; the last one is the current page. */
export function Breadcrumbs({ items }: { items: Crumb[] }) {
  return (
    <nav aria-label="Ruta de navegación">
      <ol className="flex flex-wrap items-center gap-x-1 text-sm text-muted-foreground">
        {items.map(({ label, href }, index) => (
          <li key={label} className="flex min-w-0 items-center gap-1">
            {index > 0 && <Icon name="lucide--chevron-right" className="size-4" />}
            {href && index < items.length - 1 ? (
              <Link href={href} className="inline-flex min-h-11 items-center px-1 hover:text-foreground">
                {label}
              </Link>
            ) : (
              <span
                aria-current="page"
                className="inline-flex min-h-11 min-w-0 items-center px-1 text-foreground"
              >
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
