"use client";

import { Command } from "cmdk";
import type { Route } from "next";
import { useRouter } from "next/navigation";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { ScanButton } from "@/components/forms/scan-button";
import { leave } from "@/components/forms/use-unsaved-warning";
import { Icon, type IconName } from "@/components/ui/icon";
import { Modal } from "@/components/ui/modal";
import { normalizeText } from "@/lib/core/text";
import { FOUND_LABELS } from "@/lib/overview/labels";
import { FOUND_KINDS, type Found, type FoundAnswer, type FoundKind } from "@/lib/overview/types";

export type PaletteLink = { href: string; label: string; icon: IconName };

type Props = {
  links: PaletteLink[];
  /** What was scanned before it opened: what has that code is opened at once. */
  scanned?: string;
  onClose: () => void;
};

const PAUSE_MS = 180;
const ICONS: Record<FoundKind, IconName> = {
  order: "lucide--package",
  repair: "lucide--wrench",
  message: "lucide--mail",
  customer: "lucide--user",
  product: "lucide--gamepad-2",
  course: "lucide--graduation-cap",
  post: "lucide--newspaper",
};
const GROUP =
  "[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-3 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:font-semibold [&_[cmdk-group-heading]]:text-muted-foreground";
const ITEM =
  "flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-3 data-[selected=true]:bg-primary-solid data-[selected=true]:text-primary-solid-foreground";

/** Long enough for the address on a repair's label. */
const LONGEST = 200;

/**
 * Command palette: search across the back office and navigation. Loaded on first use. A reader types a code within
 * milliseconds and ends with Enter, before the search has answered: what has exactly that code is then opened.
 */
export function CommandPalette({ links, scanned = "", onClose }: Props) {
  // Closed through the dialog, so that the focus is restored.
  const [open, setOpen] = useState(true);
  const router = useRouter();
  const [text, setText] = useState(scanned);
  const { exact, found, state, askNow } = useFound(text);

  const go = (href: string) =>
    leave(() => {
      setOpen(false);
      router.push(href as Route);
    });

  const opensCode = useRef(scanned !== "");
  useEffect(() => {
    if (!opensCode.current || state === "searching") return;
    opensCode.current = false;
    if (exact) go(exact.href);
  });

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Enter" || state !== "searching" || !isCode(text)) return;
    event.preventDefault();
    opensCode.current = true;
    askNow();
  }

  const wanted = normalizeText(text);
  const sections = links.filter(({ label }) => normalizeText(label).includes(wanted));
  // A matching section name ranks first; otherwise search results do.
  const isNamed =
    wanted.length >= 2 && sections.some(({ label }) => ` ${normalizeText(label)}`.includes(` ${wanted}`));
  const goTo = sections.length > 0 && (
    <Command.Group heading="Ir a" className={GROUP}>
      {sections.map(({ href, label, icon }) => (
        <Command.Item key={href} value={href} onSelect={() => go(href)} className={ITEM}>
          <Icon name={icon} className="size-5 shrink-0" />
          {label}
        </Command.Item>
      ))}
    </Command.Group>
  );
  return (
    <Modal
      open={open}
      onClose={onClose}
      closesOutside
      aria-label="Buscar en la tienda"
      className="panel text-foreground mx-auto mt-[12dvh] w-[min(40rem,calc(100vw-1.5rem))]"
    >
      <Command label="Buscar" shouldFilter={false} loop className="flex flex-col">
        <div className="flex items-center gap-3 border-b border-border px-4 focus-within:border-primary">
          <Icon name="lucide--search" className="size-5 text-muted-foreground" />
          <Command.Input
            value={text}
            onValueChange={(typed) => {
              opensCode.current = false;
              setText(typed);
            }}
            onKeyDown={onKeyDown}
            maxLength={LONGEST}
            placeholder="Pedido, orden, guía, código, producto o cliente"
            className="h-14 min-w-0 flex-1 bg-transparent text-lg outline-none placeholder:text-muted-foreground"
          />
          <ScanButton
            onScan={(code) => {
              opensCode.current = true;
              setText(code);
            }}
          />
          <kbd className="rounded-sm border border-border px-1.5 text-xs text-muted-foreground max-sm:hidden">
            Esc
          </kbd>
        </div>
        <Command.List className="max-h-[60dvh] overflow-y-auto p-2">
          <p role="status" className="px-3 text-sm text-muted-foreground not-empty:py-3">
            {statusText({ wanted, state, count: found.length + sections.length + (exact ? 1 : 0) })}
          </p>
          {exact && (
            <Command.Group heading="Con ese código" className={GROUP}>
              <FoundItem found={exact} onSelect={() => go(exact.href)} />
            </Command.Group>
          )}
          {isNamed && goTo}
          {FOUND_KINDS.map((kind) => {
            const items = found.filter((one) => one.kind === kind);
            if (items.length === 0) return null;
            return (
              <Command.Group key={kind} heading={FOUND_LABELS[kind]} className={GROUP}>
                {items.map((one) => (
                  <FoundItem key={one.id} found={one} onSelect={() => go(one.href)} />
                ))}
              </Command.Group>
            );
          })}
          {!isNamed && goTo}
        </Command.List>
      </Command>
    </Modal>
  );
}

function FoundItem({ found, onSelect }: { found: Found; onSelect: () => void }) {
  const { kind, id, title, detail } = found;
  return (
    <Command.Item value={`${kind}-${id}`} onSelect={onSelect} className={ITEM}>
      <Icon name={ICONS[kind]} className="size-5 shrink-0" />
      <span className="min-w-0 flex-1 truncate font-semibold">{title}</span>
      <span className="max-w-[50%] truncate text-sm">{detail}</span>
    </Command.Item>
  );
}

/** Whether it may be a code or the address of a label: words of a section or a name are no reason to wait for the search. */
const isCode = (text: string) => /^\S*\d\S*$/.test(text.trim());

type State = "idle" | "searching" | "failed" | "incomplete";

function statusText({ wanted, state, count }: { wanted: string; state: State; count: number }): string {
  if (state === "failed") return "No pudimos buscar. Revisa tu conexión e intenta de nuevo.";
  if (state === "incomplete") return "Una parte no se pudo buscar: puede faltar algo. Intenta de nuevo.";
  if (wanted.length >= 2 && state === "idle" && count === 0) return "No encontramos nada con esas palabras.";
  return "";
}

const NOTHING: FoundAnswer = { exact: null, found: [], isIncomplete: false };

/** Debounced search; outdated responses are dropped. `askNow` ends the pause. */
function useFound(text: string): Omit<FoundAnswer, "isIncomplete"> & { state: State; askNow: () => void } {
  const [answer, setAnswer] = useState({ query: "", read: NOTHING as FoundAnswer | null });
  const pause = useRef<{ end: () => void }>(undefined);
  const query = text.trim();

  useEffect(() => {
    if (query.length < 2) {
      setAnswer({ query, read: NOTHING });
      return;
    }
    const abort = new AbortController();
    async function ask() {
      const answer = await fetch(`/api/find?q=${encodeURIComponent(query)}`, { signal: abort.signal }).catch(
        () => null,
      );
      if (abort.signal.aborted) return;
      setAnswer({ query, read: answer?.ok ? ((await answer.json()) as FoundAnswer) : null });
    }
    const timer = setTimeout(ask, PAUSE_MS);
    const end = () => {
      clearTimeout(timer);
      ask();
    };
    pause.current = { end };
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [query]);

  const { read } = answer;
  const isCurrent = answer.query === query;
  const settled = !read ? "failed" : read.isIncomplete ? "incomplete" : "idle";
  return {
    // One of an earlier text would be opened by Enter.
    exact: (isCurrent && read?.exact) || null,
    found: read?.found ?? [],
    state: isCurrent ? settled : "searching",
    askNow: () => pause.current?.end(),
  };
}
