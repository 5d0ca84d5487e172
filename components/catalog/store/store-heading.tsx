import { PageLink } from "@/components/layout/page-link";
import { Icon } from "@/components/ui/icon";
import type { StoreFilters } from "@/lib/catalog/filters";
import { productsLabel } from "@/lib/catalog/labels";
import { storeTitle } from "@/lib/catalog/store";
import { SearchBox } from "./search-box";

type Props = { filters: StoreFilters; total: number; freeShippingText: string };

/** On phones the header's search finds products too. */
export function StoreHeading({ filters, total, freeShippingText }: Props) {
  return (
    <header className="flex items-end justify-between gap-6 pt-3 pb-1 lg:pt-8 lg:pb-6">
      <div className="min-w-0 max-lg:flex max-lg:flex-1 max-lg:flex-wrap max-lg:items-baseline max-lg:justify-between max-lg:gap-x-4">
        {filters.category && (
          <PageLink href="/tienda" className="quiet-link gap-1.5 text-sm max-lg:w-full">
            <Icon name="lucide--arrow-left" className="size-4" />
            Ver toda la tienda
          </PageLink>
        )}
        <h1 className="text-xl sm:text-2xl lg:text-4xl">{storeTitle(filters.category)}</h1>
        <p aria-hidden className="text-sm text-muted-foreground lg:hidden">
          {productsLabel(total)}
        </p>
        {freeShippingText && <p className="mt-1 text-muted-foreground max-lg:hidden">{freeShippingText}</p>}
      </div>
      <div className="w-full max-w-md max-lg:hidden">
        <SearchBox filters={filters} />
      </div>
    </header>
  );
}
