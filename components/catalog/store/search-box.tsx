import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Input } from "@/components/ui/input";
import { filterParams, type StoreFilters, storePath } from "@/lib/catalog/filters";
import { categoryLabel } from "@/lib/catalog/labels";

/** Searches within the list and its filters, unlike the header's field, and says so. StoreBrowser follows it without a page load. */
export function SearchBox({ filters }: { filters: StoreFilters }) {
  const kept = filterParams({ ...filters, query: "", page: 1 });
  return (
    <search>
      <form action={storePath(filters)} className="flex gap-2" data-store="">
        {kept.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <label htmlFor="buscar-productos" className="sr-only">
          Buscar productos{filters.category && ` en ${categoryLabel(filters.category)}`}
        </label>
        <Input
          key={filters.query}
          id="buscar-productos"
          type="search"
          name="q"
          defaultValue={filters.query}
          placeholder={`Buscar en ${filters.category ? categoryLabel(filters.category) : "esta tienda"}`}
          maxLength={80}
          enterKeyHint="search"
        />
        <Button type="submit" variant="outline" className="px-4">
          <Icon name="lucide--search" />
          <span className="sr-only sm:not-sr-only">Buscar</span>
        </Button>
      </form>
    </search>
  );
}
