import type { FacetGroup as Props } from "@/lib/catalog/store";
import { formatNumber } from "@/lib/core/money";
import { StoreLink } from "./store-link";

/** Options of one filter. One that would leave nothing is no link, unless it is chosen. */
export function FacetGroup({ id, title, options }: Props) {
  return (
    <nav aria-labelledby={`facet-${id}`}>
      <h3
        id={`facet-${id}`}
        className="mb-1 px-2 font-sans text-sm font-semibold text-muted-foreground lg:px-1"
      >
        {title}
      </h3>
      <ul className="facets">
        {options.map(({ key, label, href, isActive, count }) => {
          const text = (
            <>
              <span className="facet-box" aria-hidden />
              <span className="min-w-0 hyphens-auto">{label}</span>
              <span className="ml-auto text-sm text-muted-foreground tabular">{formatNumber(count)}</span>
            </>
          );
          return (
            <li key={key}>
              {count === 0 && !isActive ? (
                // biome-ignore lint/a11y/useSemanticElements: without an address it is no link
                <span role="link" aria-disabled="true" tabIndex={-1} className="facet">
                  {text}
                </span>
              ) : (
                <StoreLink
                  id={`facet-${id}-${key}`}
                  href={href}
                  aria-current={isActive ? "true" : undefined}
                  className="facet"
                >
                  {text}
                </StoreLink>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
