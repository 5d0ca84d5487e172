import { SearchIcon } from "lucide-react";
import type { Route } from "next";
import Form from "next/form";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { filterParams, type StoreFilters } from "@/lib/catalog/filters";

/** A GET form: it works without JavaScript, and without a page load when there is. Searching starts at page one. */
export function SearchBox({ filters }: { filters: StoreFilters }) {
  const kept = filterParams({ ...filters, query: "", page: 1 });
  const action = filters.category ? `/tienda/${encodeURIComponent(filters.category)}` : "/tienda";
  return (
    <Form action={action as Route} prefetch={false} role="search" className="flex w-full max-w-xl gap-2">
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
        placeholder="Controles, juegos, repuestos…"
        maxLength={80}
        enterKeyHint="search"
      />
      <Button type="submit" className="px-4">
        <SearchIcon aria-hidden />
        <span className="sr-only sm:not-sr-only">Buscar</span>
      </Button>
    </Form>
  );
}
