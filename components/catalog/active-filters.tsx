import { IntentLink } from "@/components/layout/intent-link";
import { Icon } from "@/components/ui/icon";
import { activeFilters, plainFilters, type StoreFilters, storeHref } from "@/lib/catalog/filters";
import { RESULTS } from "./result-summary";

const CHIP =
  "inline-flex min-h-11 items-center gap-2 rounded-full border border-input px-4 text-sm font-semibold hover:bg-muted";

/** Removing a filter reloads the list; the focus then moves to the result count. */
const withResultsAnchor = (href: string) => `${href}#${RESULTS}`;

/** Active filters; each chip removes one. */
export function ActiveFilters({ filters }: { filters: StoreFilters }) {
  const active = activeFilters(filters);
  if (active.length === 0) return null;
  return (
    <nav aria-label="Filtros aplicados">
      <ul className="flex flex-wrap gap-2">
        {active.map((filter) => (
          <li key={filter.label}>
            <IntentLink
              href={withResultsAnchor(filter.href)}
              aria-label={`Quitar filtro ${filter.label}`}
              className={CHIP}
            >
              {filter.label}
              <Icon name="lucide--x" className="size-4" />
            </IntentLink>
          </li>
        ))}
        {active.length > 1 && (
          <li>
            <IntentLink
              href={withResultsAnchor(storeHref({ ...plainFilters(filters.category), view: filters.view }))}
              className="inline-flex min-h-11 items-center px-2 text-sm font-semibold text-primary underline"
            >
              Quitar todos
            </IntentLink>
          </li>
        )}
      </ul>
    </nav>
  );
}
