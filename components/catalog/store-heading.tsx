import { Eyebrow } from "@/components/ui/eyebrow";
import type { StoreFilters } from "@/lib/catalog/filters";
import { categoryLabel } from "@/lib/catalog/labels";
import { SearchBox } from "./search-box";

type Props = { filters: StoreFilters; freeShippingText?: string };

export function StoreHeading({ filters, freeShippingText }: Props) {
  return (
    <header className="flex flex-col gap-5 pt-8 pb-6 lg:flex-row lg:items-end lg:justify-between">
      <div>
        <Eyebrow>{filters.category ? "Tienda" : "Consolas, controles y repuestos"}</Eyebrow>
        <h1 className="text-3xl sm:text-5xl">
          {filters.category ? categoryLabel(filters.category) : "Tienda gamer"}
        </h1>
        {freeShippingText && <p className="mt-2 text-muted-foreground">{freeShippingText}</p>}
      </div>
      <SearchBox filters={filters} />
    </header>
  );
}
