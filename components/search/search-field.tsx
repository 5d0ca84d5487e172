"use client";

import { type ComponentType, useEffect, useRef, useState } from "react";
import { Icon } from "@/components/ui/icon";
import { STORE_LIST } from "@/lib/catalog/list-address";
import { LONGEST_QUERY } from "@/lib/search/address";
import type { SuggestionsProps } from "./suggestions";

type Props = { id: string; query?: string };

/**
 * The search form. Suggestions are loaded on focus; without scripts it leads to the results. In the store it leads to a
 * list of products with filters.
 */
export function SearchField({ id, query }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const [Suggestions, setSuggestions] = useState<ComponentType<SuggestionsProps>>();

  // The header is the same on every page; on the results page its field shows the query.
  useEffect(() => {
    const { pathname, search } = window.location;
    if ((pathname === "/buscar" || pathname === STORE_LIST) && field.current)
      field.current.value ||= new URLSearchParams(search).get("q") ?? "";
  }, []);

  // Without suggestions the form still works.
  const load = () =>
    void import("./suggestions").then(
      (file) => setSuggestions(() => file.Suggestions),
      () => undefined,
    );

  return (
    <search className="relative min-w-0 flex-1">
      <form
        action="/buscar"
        className="relative"
        onSubmit={({ currentTarget }) => {
          currentTarget.action = /^\/tienda\b/.test(window.location.pathname) ? STORE_LIST : "/buscar";
        }}
      >
        <label htmlFor={id} className="sr-only">
          Buscar en el sitio
        </label>
        <input
          key={query}
          ref={field}
          id={id}
          type="search"
          name="q"
          defaultValue={query}
          placeholder="¿Qué buscas?"
          maxLength={LONGEST_QUERY}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          required
          onFocus={Suggestions ? undefined : load}
          className="search-input"
        />
        <button
          type="submit"
          aria-label="Buscar"
          className="absolute inset-y-0 left-0 grid w-11 place-items-center"
        >
          <Icon name="lucide--search" className="size-5 text-muted-foreground" />
        </button>
      </form>
      {Suggestions && <Suggestions field={field} id={`${id}-sugerencias`} />}
    </search>
  );
}
