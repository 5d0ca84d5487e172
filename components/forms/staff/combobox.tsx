"use client";

import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { noResponse } from "@/components/forms/no-response";

import { Input, Label } from "@/components/ui/input";
import type { ActionResult } from "@/lib/core/result";

type Props<Item> = {
  id: string;
  label: string;
  placeholder: string;
  find: (query: string) => Promise<ActionResult<Item[]>>;
  keyOf: (item: Item) => string;
  render: (item: Item) => ReactNode;
  onChoose: (item: Item) => void;
  /** Text without results. */
  nothing: string;
  /** The result that Enter picks in the field; by default the only one. */
  pick?: (items: Item[]) => Item | undefined;
};

const PAUSE_MS = 250;
const FAILED = "No se pudo buscar. Intenta de nuevo.";

const onlyOne = <Item,>(items: Item[]) => (items.length === 1 ? items[0] : undefined);

/** Search as you type: arrow keys select a result, Enter picks it; in the field, Enter picks the only one. */
export function Combobox<Item>({
  id,
  label,
  placeholder,
  find,
  keyOf,
  render,
  onChoose,
  nothing,
  pick = onlyOne,
}: Props<Item>) {
  const [query, setQuery] = useState("");
  const [found, setFound] = useState<{ typed: string; items: Item[] }>();
  const [message, setMessage] = useState("");
  const list = useRef<HTMLUListElement>(null);
  const search = useRef(find);
  // The text for which Enter was pressed, perhaps before its results arrived.
  const entered = useRef("");
  const pickOnly = useEffectEvent((typed: string, items: Item[]) => {
    const picked = pick(items);
    if (entered.current === typed && picked) choose(picked);
  });

  useEffect(() => {
    const typed = query.trim();
    if (typed.length < 2) return setFound(undefined);
    let isStale = false;
    const timer = setTimeout(async () => {
      const result = await search.current(typed).catch(noResponse);
      if (isStale) return;
      setFound(result?.ok ? { typed, items: result.data } : undefined);
      if (result?.ok) pickOnly(typed, result.data);
      setMessage(result?.ok ? (result.data.length === 0 ? nothing : "") : (result?.message ?? FAILED));
    }, PAUSE_MS);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [query, nothing]);

  function move(event: KeyboardEvent) {
    if (event.key === "Enter" && event.target instanceof HTMLInputElement) {
      // Otherwise Enter would submit the form.
      event.preventDefault();
      entered.current = query.trim();
      const picked = found?.typed === entered.current && pick(found.items);
      if (!picked) return;
      // The caller decides where the focus goes.
      event.stopPropagation();
      choose(picked);
    }
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    const options: Element[] = [...(list.current?.querySelectorAll("button") ?? [])];
    const at = document.activeElement ? options.indexOf(document.activeElement) : -1;
    const to = options[event.key === "ArrowDown" ? at + 1 : Math.max(0, at - 1)];
    if (to instanceof HTMLElement) to.focus();
  }

  function choose(item: Item) {
    entered.current = "";
    setQuery("");
    onChoose(item);
  }

  return (
    <search className="flex flex-col gap-1.5" onKeyDown={move}>
      <Label htmlFor={id}>{label}</Label>
      <Input
        id={id}
        type="search"
        autoComplete="off"
        placeholder={placeholder}
        value={query}
        maxLength={80}
        onChange={(event) => setQuery(event.target.value)}
      />
      <p role="status" className="text-sm text-muted-foreground empty:hidden">
        {query.trim().length >= 2 ? message : ""}
      </p>
      {found && found.items.length > 0 && (
        <ul ref={list} aria-label={`Resultados: ${label}`} className="flex flex-col rounded-md border">
          {found.items.map((item) => (
            <li key={keyOf(item)} className="border-b last:border-b-0">
              <button
                type="button"
                onClick={() => choose(item)}
                className="flex min-h-11 w-full items-center justify-between gap-3 px-3 py-2 text-left hover:bg-muted"
              >
                {render(item)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </search>
  );
}
