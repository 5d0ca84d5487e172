"use client";

import { useState } from "react";
import { Icon } from "@/components/ui/icon";
import type { FacetGroup as Group } from "@/lib/catalog/store";
import { formatNumber } from "@/lib/core/money";
import { StoreLink } from "./store-link";

type Props = Group & { startsOpen: boolean };

/** The groups that were opened or closed, by id: the next list is another page. */
const folds = new Map<string, boolean>();

/** Options of one filter, which fold. One that would leave nothing is no link, unless it is chosen. */
export function FacetGroup({ id, title, options, startsOpen }: Props) {
  const [isOpen, setOpen] = useState(
    () => folds.get(id) ?? (startsOpen || options.some(({ isActive }) => isActive)),
  );
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => {
        folds.set(id, currentTarget.open);
        setOpen(currentTarget.open);
      }}
      className="group"
    >
      <summary id={`facet-${id}`} className="facet-title">
        {title}
        <Icon name="lucide--chevron-down" className="size-5 transition-transform group-open:rotate-180" />
      </summary>
      <nav aria-labelledby={`facet-${id}`}>
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
    </details>
  );
}
