import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Input } from "@/components/ui/input";
import { filterParams, type StoreFilters } from "@/lib/catalog/filters";

/** A plain GET form: see IntentLink for why the router must not handle it. Resets to page one. */
export function SearchBox({ filters }: { filters: StoreFilters }) {
  const kept = filterParams({ ...filters, query: "", page: 1 });
  const action = filters.category ? `/tienda/${encodeURIComponent(filters.category)}` : "/tienda";
  return (
    <search className="w-full max-w-xl">
      <form action={action} className="flex gap-2">
        {kept.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <label htmlFor="buscar-productos" className="sr-only">
          Buscar productos
        </label>
        <Input
          key={filters.query}
          id="buscar-productos"
          type="search"
          name="q"
          defaultValue={filters.query}
          placeholder="Controles, juegos, repuestos..."
          maxLength={80}
          enterKeyHint="search"
        />
        <Button type="submit" className="px-4">
          <Icon name="lucide--search" />
          <span className="sr-only sm:not-sr-only">Buscar</span>
        </Button>
      </form>
    </search>
  );
}
