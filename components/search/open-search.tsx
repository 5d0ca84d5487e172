"use client";

import { type ReactNode, useEffect } from "react";

type Props = { box: string; className: string; children: ReactNode };

function openField(box: string): void {
  const element = document.getElementById(box);
  const field = element?.querySelector("input");
  // Shown and focused within the tap: only then does a phone open its keyboard.
  if (field?.offsetParent == null) element?.showPopover?.();
  field?.focus();
  field?.select();
}

/** The magnifier; the key / does the same outside of fields. */
export function OpenSearch({ box, className, children }: Props) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      const { target } = event;
      if (target instanceof HTMLElement && target.matches("input, textarea, select, [contenteditable]"))
        return;
      if (document.querySelector("dialog[open]")) return;
      event.preventDefault();
      openField(box);
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [box]);

  return (
    <button
      type="button"
      popoverTarget={box}
      aria-label="Buscar"
      className={className}
      onClick={(event) => {
        event.preventDefault();
        openField(box);
      }}
    >
      {children}
    </button>
  );
}
