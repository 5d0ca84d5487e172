import { Button } from "@/components/ui/button";
import { defaultSort, SORT_LABELS, type StoreFilters, sortsFor } from "@/lib/catalog/filters";
import { StoreForm } from "./store-form";

/** The order of the list; without scripts a button applies it. */
export function SortForm({ filters }: { filters: StoreFilters }) {
  return (
    <StoreForm
      filters={{ ...filters, sort: defaultSort(filters), page: 1 }}
      className="flex min-w-0 gap-2 noscript:max-lg:flex-wrap"
    >
      <label htmlFor="orden" className="sr-only">
        Ordenar por
      </label>
      <select key={filters.sort} id="orden" name="orden" defaultValue={filters.sort} className="sort-select">
        {sortsFor(filters).map((sort) => (
          <option key={sort} value={sort}>
            {SORT_LABELS[sort]}
          </option>
        ))}
      </select>
      <noscript>
        <Button type="submit" variant="outline" size="sm">
          Ordenar
        </Button>
      </noscript>
    </StoreForm>
  );
}
