import { PageLink } from "@/components/layout/page-link";
import { Icon } from "@/components/ui/icon";
import type { StoreFilters } from "@/lib/catalog/filters";
import { productsLabel } from "@/lib/catalog/labels";
import { storeTitle } from "@/lib/catalog/store";

type Props = { filters: StoreFilters; total: number; freeShippingText: string };

export function StoreHeading({ filters, total, freeShippingText }: Props) {
  return (
    <header className="flex flex-wrap items-baseline justify-between gap-x-4 pt-3 pb-1 lg:pt-8 lg:pb-6">
      {filters.category && (
        <PageLink href="/tienda" className="quiet-link w-full gap-1.5 text-sm">
          <Icon name="lucide--arrow-left" className="size-4" />
          Ver toda la tienda
        </PageLink>
      )}
      <h1 className="text-xl sm:text-2xl lg:text-4xl">{storeTitle(filters.category)}</h1>
      <p aria-hidden className="text-sm text-muted-foreground lg:hidden">
        {productsLabel(total)}
      </p>
      {freeShippingText && (
        <p className="mt-1 w-full text-muted-foreground max-lg:hidden">{freeShippingText}</p>
      )}
    </header>
  );
}
