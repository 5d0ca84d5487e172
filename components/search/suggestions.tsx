"use client";

import type { Route } from "next";
import Link from "next/link";
import { type RefObject, useEffect, useState } from "react";
import { Icon } from "@/components/ui/icon";
import { searchHref } from "@/lib/search/address";
import { HitLine } from "./hit-line";
import { useSuggestions } from "./use-suggestions";

export type SuggestionsProps = { field: RefObject<HTMLInputElement | null>; id: string };

/**
 * The list under the search field: a combobox, navigated with the arrow keys; Enter opens a result, Escape closes the
 * list.
 */
export function Suggestions({ field, id }: SuggestionsProps) {
  const [text, setText] = useState("");
  // The field may have been left before this was loaded.
  const [isOpen, setOpen] = useState(() => document.activeElement === field.current);
  const [active, setActive] = useState(-1);
  const { hits, total, corrected, query } = useSuggestions(text);
  const isShown = isOpen && hits.length > 0;
  const count = hits.length + 1;

  useEffect(() => {
    const input = field.current;
    if (!input) return;
    const read = () => {
      setText(input.value);
      setActive(-1);
      setOpen(true);
    };
    const open = () => setOpen(true);
    // Text typed before the listener was added counts too.
    setText(input.value);
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === "Escape" && isShown) {
        // The first Escape closes the list, the next one the box around the field.
        event.preventDefault();
        event.stopPropagation();
        setOpen(false);
      } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
        event.preventDefault();
        setOpen(true);
        const step = event.key === "ArrowDown" ? 1 : -1;
        // One position more than there are options: the field itself.
        if (isShown) setActive((now) => ((now + 1 + step + count + 1) % (count + 1)) - 1);
      } else if (event.key === "Enter" && isShown && active >= 0) {
        event.preventDefault();
        document.getElementById(`${id}-${active}`)?.click();
      }
    };
    const onBlur = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && document.getElementById(id)?.contains(relatedTarget)))
        setOpen(false);
    };
    input.addEventListener("input", read);
    input.addEventListener("focus", open);
    input.addEventListener("keydown", onKeyDown);
    input.addEventListener("blur", onBlur);
    return () => {
      input.removeEventListener("input", read);
      input.removeEventListener("focus", open);
      input.removeEventListener("keydown", onKeyDown);
      input.removeEventListener("blur", onBlur);
    };
  }, [field, id, isShown, active, count]);

  useEffect(() => {
    const input = field.current;
    input?.setAttribute("role", "combobox");
    input?.setAttribute("aria-autocomplete", "list");
    input?.setAttribute("aria-expanded", String(isShown));
    input?.setAttribute("aria-controls", id);
    if (isShown && active >= 0) input?.setAttribute("aria-activedescendant", `${id}-${active}`);
    else input?.removeAttribute("aria-activedescendant");
  }, [field, id, isShown, active]);

  return (
    <>
      <p role="status" className="sr-only">
        {isShown ? `${hits.length} ${hits.length === 1 ? "sugerencia" : "sugerencias"}` : ""}
      </p>
      {/* Pressing an option must not take the focus from the field first. */}
      <div hidden={!isShown} className="search-list" onPointerDown={(event) => event.preventDefault()}>
        {corrected && (
          <p className="px-3 pt-2 text-sm text-muted-foreground">
            Sugerencias para <strong className="text-foreground">{corrected}</strong>
          </p>
        )}
        <div id={id} role="listbox" aria-label="Sugerencias">
          {hits.map((hit, index) => (
            <Link
              key={hit.href + hit.title}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === active}
              tabIndex={-1}
              prefetch={false}
              href={hit.href as Route}
              onClick={() => {
                setOpen(false);
                field.current?.closest<HTMLElement>("[popover]")?.hidePopover?.();
              }}
              className="search-option"
            >
              <HitLine hit={hit} />
            </Link>
          ))}
          <a
            id={`${id}-${hits.length}`}
            role="option"
            aria-selected={active === hits.length}
            tabIndex={-1}
            href={searchHref(query)}
            className="search-option justify-between border-t border-border font-semibold text-primary"
          >
            Ver {total === 1 ? "el resultado" : `los ${total} resultados`}
            <Icon name="lucide--arrow-right" className="size-5 shrink-0" />
          </a>
        </div>
      </div>
    </>
  );
}
