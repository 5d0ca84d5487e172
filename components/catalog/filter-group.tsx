import { IntentLink } from "@/components/layout/intent-link";
import { cn } from "@/lib/core/cn";

type Option = { key: string; label: string; href: string; isActive: boolean; count?: number };

type Props = { title: string; options: Option[] };

/** Options of a filter as links to the filtered list. */
export function FilterGroup({ title, options }: Props) {
  const id = `filtro-${title.toLowerCase().replace(/\W+/g, "-")}`;
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className="mb-2 px-3 text-sm tracking-wide text-muted-foreground uppercase">
        {title}
      </h2>
      <ul>
        {options.map((option) => (
          <li key={option.key}>
            <IntentLink
              href={option.href}
              aria-current={option.isActive ? "true" : undefined}
              className="filter-link"
            >
              {option.label}
              {option.count !== undefined && (
                <span className={cn("text-sm tabular-nums", !option.isActive && "text-muted-foreground")}>
                  {option.count}
                </span>
              )}
            </IntentLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
