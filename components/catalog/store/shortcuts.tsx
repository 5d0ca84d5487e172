import type { StoreFilters } from "@/lib/catalog/filters";
import type { StoreCounts } from "@/lib/catalog/rows";
import { shortcutsOf } from "@/lib/catalog/store";
import { cn } from "@/lib/core/cn";
import { formatNumber } from "@/lib/core/money";
import { StoreLink } from "./store-link";

type Props = { filters: StoreFilters; counts: StoreCounts };

/** The quickest way in: a console, which wide screens choose in the column, then what for. */
export function Shortcuts({ filters, counts }: Props) {
  const row = shortcutsOf(filters, counts);
  if (!row || row.links.length === 0) return null;
  return (
    <nav aria-label={row.title} className={cn("lg:mb-3", row.isPlatforms && "lg:hidden")}>
      <ul className="shortcuts">
        <li
          aria-hidden
          className="self-center pr-1 text-sm whitespace-nowrap text-muted-foreground max-lg:hidden"
        >
          {row.title}
        </li>
        {row.links.map(({ key, label, href, count }) => (
          <li key={key}>
            <StoreLink href={href} className="shortcut">
              {label}
              <span className="text-muted-foreground tabular">{formatNumber(count)}</span>
            </StoreLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
