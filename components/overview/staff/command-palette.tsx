"use client";

import { Command } from "cmdk";
import type { Route } from "next";
import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { leave } from "@/components/forms/use-unsaved-warning";
import { Icon, type IconName } from "@/components/ui/icon";
import { Modal } from "@/components/ui/modal";
import { normalizeText } from "@/lib/core/text";
import { FOUND_LABELS } from "@/lib/overview/labels";
import { FOUND_KINDS, type Found, type FoundAnswer, type FoundKind } from "@/lib/overview/types";

export type PaletteLink = { href: string; label: string; icon: IconName };

type Props = { links: PaletteLink[]; onClose: () => void };

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

/** Command palette: search across the back office and navigation. Loaded on first use. */
export function CommandPalette({ links, onClose }: Props) {
  // Closed through the dialog, so that the focus is restored.
  const [open, setOpen] = useState(true);
  const router = useRouter();
  const [text, setText] = useState("");
  const { found, state } = useFound(text);

  const go = (href: string) =>
    leave(() => {
      setOpen(false);
      router.push(href as Route);
    });

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
            onValueChange={setText}
            maxLength={80}
            placeholder="Pedido, orden, guía, mensaje, producto o cliente"
            className="h-14 min-w-0 flex-1 bg-transparent text-lg outline-none placeholder:text-muted-foreground"
          />
          <kbd className="rounded-sm border border-border px-1.5 text-xs text-muted-foreground">Esc</kbd>
        </div>
        <Command.List className="max-h-[60dvh] overflow-y-auto p-2">
          <p role="status" className="px-3 text-sm text-muted-foreground not-empty:py-3">
            {statusText({ wanted, state, count: found.length + sections.length })}
          </p>
          {isNamed && goTo}
          {FOUND_KINDS.map((kind) => {
            const items = found.filter((one) => one.kind === kind);
            if (items.length === 0) return null;
            return (
              <Command.Group key={kind} heading={FOUND_LABELS[kind]} className={GROUP}>
                {items.map(({ id, title, detail, href }) => (
                  <Command.Item key={id} value={`${kind}-${id}`} onSelect={() => go(href)} className={ITEM}>
                    <Icon name={ICONS[kind]} className="size-5 shrink-0" />
                    <span className="min-w-0 flex-1 truncate font-semibold">{title}</span>
                    <span className="max-w-[50%] truncate text-sm">{detail}</span>
                  </Command.Item>
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

type State = "idle" | "searching" | "failed" | "incomplete";

function statusText({ wanted, state, count }: { wanted: string; state: State; count: number }): string {
  if (state === "failed") return "No pudimos buscar. Revisa tu conexión e intenta de nuevo.";
  if (state === "incomplete") return "Una parte no se pudo buscar: puede faltar algo. Intenta de nuevo.";
  if (wanted.length >= 2 && state === "idle" && count === 0) return "No encontramos nada con esas palabras.";
  return "";
}

/** Debounced search; outdated responses are dropped. */
function useFound(text: string): { found: Found[]; state: State } {
  const [found, setFound] = useState<Found[]>([]);
  const [state, setState] = useState<State>("idle");

  useEffect(() => {
    const query = text.trim();
    if (query.length < 2) {
      setFound([]);
      setState("idle");
      return;
    }
    setState("searching");
    const abort = new AbortController();
    const timer = setTimeout(async () => {
      const answer = await fetch(`/api/find?q=${encodeURIComponent(query)}`, { signal: abort.signal }).catch(
        () => null,
      );
      if (abort.signal.aborted) return;
      const read = answer?.ok ? ((await answer.json()) as FoundAnswer) : null;
      setFound(read?.found ?? []);
      if (!read) setState("failed");
      else setState(read.isIncomplete ? "incomplete" : "idle");
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [text]);

  return { found, state };
}
