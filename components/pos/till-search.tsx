"use client";

import {
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";
import { ScanButton } from "@/components/forms/scan-button";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Input, Label } from "@/components/ui/input";
import { cn } from "@/lib/core/cn";
import { formatCop } from "@/lib/core/money";
import type { Found, FoundForSale } from "@/lib/pos/types";

type Props = {
  field: RefObject<HTMLInputElement | null>;
  onFound: (found: Found) => void;
  /** Enter in the empty field. */
  onEmptyEnter: () => void;
  start?: string | undefined;
};

const PAUSE_MS = 250;
/** Where the field's keyboard would cover the screen. */
const isTouch = () => matchMedia("(pointer: coarse)").matches;

const FAILED = "No se pudo buscar. Intenta de nuevo.";

/** Null when the search failed. */
async function ask(query: string, signal?: AbortSignal): Promise<FoundForSale | null> {
  const answer = await fetch(`/api/mostrador?q=${encodeURIComponent(query)}`, signal ? { signal } : {}).catch(
    () => null,
  );
  return answer?.ok ? ((await answer.json()) as FoundForSale) : null;
}

/**
 * One field for a scan (a reader types the code and Enter), the name of a product or service, or a repair's number, code,
 * client. Enter empties it at once, so that the next scan can start while the last one is looked up.
 */
export function TillSearch({ field, onFound, onEmptyEnter, start }: Props) {
  const [query, setQuery] = useState("");
  const [found, setFound] = useState<{ typed: string; items: Found[] }>();
  const [message, setMessage] = useState("");
  const list = useRef<HTMLUListElement>(null);

  async function lookUp(text: string): Promise<void> {
    const answer = await ask(text);
    if (!answer) return setMessage(FAILED);
    const [first, ...others] = answer.exact.length > 0 ? answer.exact : answer.found;
    // What is in the field now is the next scan.
    if (first && others.length === 0) return add(first);
    if (first) {
      setFound({ typed: text, items: [first, ...others] });
      return setMessage(`Elige cuál de «${text}».`);
    }
    setMessage(`No encontramos «${text}».`);
  }
  const beginWith = useEffectEvent((text: string) => {
    // Once: a reload would add it again.
    history.replaceState(null, "", location.pathname);
    void lookUp(text);
  });

  useEffect(() => {
    if (start) beginWith(start);
  }, [start]);

  useEffect(() => {
    const typed = query.trim();
    if (typed.length < 2) return;
    const abort = new AbortController();
    const timer = setTimeout(async () => {
      const answer = await ask(typed, abort.signal);
      if (abort.signal.aborted) return;
      const items = answer ? [...answer.exact, ...answer.found] : [];
      setFound({ typed, items });
      setMessage(answer ? (items.length === 0 ? `Nada con «${typed}».` : "") : FAILED);
    }, PAUSE_MS);
    return () => {
      abort.abort();
      clearTimeout(timer);
    };
  }, [query]);

  // A reader types into what has the focus: the field, also when nothing else has it.
  useEffect(() => {
    if (!isTouch()) field.current?.focus();
    const type = (event: globalThis.KeyboardEvent) => {
      if (event.target !== document.body || event.key.length !== 1) return;
      if (!event.ctrlKey && !event.metaKey && !event.altKey) field.current?.focus();
    };
    document.addEventListener("keydown", type);
    return () => document.removeEventListener("keydown", type);
  }, [field]);

  function add(item: Found): void {
    setMessage(`Agregado: ${item.kind === "repair" ? `reparación ${item.number}` : item.name}.`);
    onFound(item);
  }

  /** Takes one of the results that are shown. */
  function choose(item: Found): void {
    setQuery("");
    setFound(undefined);
    add(item);
    if (!isTouch()) field.current?.focus();
  }

  function enter(event: FormEvent): void {
    event.preventDefault();
    const text = query.trim();
    const [first] = found?.typed === text ? found.items : [];
    if (!text) onEmptyEnter();
    else if (first) choose(first);
    else {
      setQuery("");
      setFound(undefined);
      void lookUp(text);
    }
  }

  function move(event: KeyboardEvent): void {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    const options: HTMLElement[] = [
      ...(list.current?.querySelectorAll<HTMLElement>("button:not(:disabled)") ?? []),
    ];
    const at = options.findIndex((option) => option.matches(":focus"));
    const to = event.key === "ArrowDown" ? at + 1 : at - 1;
    (to < 0 ? field.current : options[Math.min(to, options.length - 1)])?.focus();
  }

  return (
    <search className="flex flex-col gap-1.5" onKeyDown={move}>
      {/* Enter before the page runs its scripts comes back here with the code. */}
      <form action="/admin/mostrador" onSubmit={enter} className="flex flex-col gap-1.5">
        <Label htmlFor="till-search">Escanea o busca</Label>
        <div className="flex gap-2">
          <Input
            ref={field}
            id="till-search"
            name="q"
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            placeholder="Código, nombre o celular"
            value={query}
            maxLength={200}
            onChange={(event) => setQuery(event.target.value)}
          />
          <ScanButton onScan={(code) => void lookUp(code)} />
          <Button type="submit" variant="outline" size="icon" aria-label="Agregar">
            <Icon name="lucide--plus" />
          </Button>
        </div>
      </form>
      <p role="status" className="min-h-5 text-sm text-muted-foreground">
        {message}
      </p>
      {found && found.items.length > 0 && (
        <ul ref={list} aria-label="Resultados" className="panel flex flex-col overflow-hidden">
          {found.items.map((item, n) => (
            <li key={`${item.kind} ${item.id}`} className="border-b last:border-b-0">
              <button
                type="button"
                onClick={() => choose(item)}
                disabled={item.kind === "product" && item.stock === 0}
                className={cn(
                  "flex min-h-12 w-full items-center justify-between gap-3 px-3 py-2 text-left hover:bg-muted disabled:opacity-60",
                  n === 0 && found.typed === query.trim() && "bg-muted",
                )}
              >
                <FoundRow item={item} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </search>
  );
}

function FoundRow({ item }: { item: Found }) {
  if (item.kind === "repair")
    return (
      <>
        <span className="min-w-0 break-words">
          <b>Reparación {item.number}</b> · {item.device}
          <span className="block text-sm text-muted-foreground">
            {item.customer}
            {item.phone && ` · ${item.phone}`}
          </span>
        </span>
        <span className="flex shrink-0 flex-col items-end text-sm">
          {item.due > 0 ? <b className="tabular">{formatCop(item.due)}</b> : <span>Anticipo</span>}
          {item.isReady && <Badge variant="outline">Listo</Badge>}
        </span>
      </>
    );
  return (
    <>
      <span className="min-w-0 break-words">
        {item.name}
        {item.kind === "product" && item.sku && (
          <span className="block text-sm text-muted-foreground">{item.sku}</span>
        )}
      </span>
      <span className="flex shrink-0 flex-col items-end text-right text-sm">
        <b className="tabular">{formatCop(item.price)}</b>
        {item.kind === "service" && <span className="text-muted-foreground">Servicio</span>}
        {item.kind === "product" && (
          <span className={item.stock > 0 ? "text-success" : "text-destructive"}>
            {item.stock > 0 ? `${item.stock} disponibles` : "Agotado"}
          </span>
        )}
      </span>
    </>
  );
}
