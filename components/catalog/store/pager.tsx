import { buttonVariants } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { pageCount, pageLinks, type StoreFilters, storeHref } from "@/lib/catalog/filters";
import { StoreLink } from "./store-link";

type Props = { filters: StoreFilters; total: number };

/** Numbered, for visitors who browse the store: ListPager, of the back office, counts rows and jumps to the ends. */
export function Pager({ filters, total }: Props) {
  const last = pageCount(total);
  if (last === 1) return null;
  const { page } = filters;
  const step = buttonVariants({ variant: "outline", size: "icon" });
  return (
    <nav aria-label="Páginas" className="flex flex-wrap items-center justify-center gap-2">
      {page > 1 && (
        <StoreLink
          href={storeHref(filters, { page: page - 1 })}
          aria-label="Página anterior"
          className={step}
        >
          <Icon name="lucide--chevron-left" />
        </StoreLink>
      )}
      {pageLinks(page, last).map((number, index, links) =>
        number === null ? (
          <span key={`hasta-${links[index + 1]}`} aria-hidden className="px-1 text-muted-foreground">
            ...
          </span>
        ) : (
          <StoreLink
            key={number}
            href={storeHref(filters, { page: number })}
            aria-label={`Página ${number}`}
            aria-current={number === page ? "page" : undefined}
            className={buttonVariants({ variant: number === page ? "default" : "outline", size: "icon" })}
          >
            {number}
          </StoreLink>
        ),
      )}
      {page < last && (
        <StoreLink
          href={storeHref(filters, { page: page + 1 })}
          aria-label="Página siguiente"
          className={step}
        >
          <Icon name="lucide--chevron-right" />
        </StoreLink>
      )}
    </nav>
  );
}
