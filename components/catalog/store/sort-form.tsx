import { Button } from "@/components/ui/button";
import {
  defaultSort,
  filterParams,
  SORT_LABELS,
  type StoreFilters,
  sortsFor,
  storePath,
} from "@/lib/catalog/filters";

/** The order of the list. StoreBrowser applies a choice at once; without scripts a button does. */
export function SortForm({ filters }: { filters: StoreFilters }) {
  const kept = filterParams({ ...filters, sort: defaultSort(filters.query), page: 1 });
  return (
    <form action={storePath(filters)} className="flex min-w-0 gap-2" data-store="">
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor="orden" className="sr-only">
        Ordenar por
      </label>
      <select key={filters.sort} id="orden" name="orden" defaultValue={filters.sort} className="sort-select">
        {sortsFor(filters.query).map((sort) => (
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
    </form>
  );
}
