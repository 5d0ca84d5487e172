import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Input } from "@/components/ui/input";
import type { StoreFilters } from "@/lib/catalog/filters";
import { categoryLabel } from "@/lib/catalog/labels";
import { StoreForm } from "./store-form";

/** Searches within the list and its filters, unlike the header's field, and says so. */
export function SearchBox({ filters }: { filters: StoreFilters }) {
  return (
    <search>
      <StoreForm filters={{ ...filters, query: "", page: 1 }} className="flex gap-2">
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
      </StoreForm>
    </search>
  );
}
