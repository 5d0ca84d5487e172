"use client";

import dynamic from "next/dynamic";
import { useEffect, useState } from "react";
import { ScanButton } from "@/components/forms/scan-button";
import { Icon } from "@/components/ui/icon";
import type { PaletteLink } from "./command-palette";

const CommandPalette = dynamic(() => import("./command-palette").then((file) => file.CommandPalette), {
  ssr: false,
});

/** Opens the palette by click or Ctrl-K (⌘K). */
export function PaletteButton({ links }: { links: PaletteLink[] }) {
  /** Open with what was scanned, or nothing. */
  const [opened, setOpened] = useState<{ scanned: string }>();

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      // A text editor has its own Ctrl-K.
      if (event.defaultPrevented) return;
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      setOpened((already) => already ?? { scanned: "" });
    }
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);

  return (
    <>
      <button
        type="button"
        aria-keyshortcuts="Control+K Meta+K"
        aria-haspopup="dialog"
        onClick={() => setOpened({ scanned: "" })}
        className="flex size-11 items-center justify-center gap-2 rounded-md border-input text-muted-foreground hover:bg-muted hover:text-foreground sm:w-auto sm:border sm:px-3"
      >
        <Icon name="lucide--search" className="size-5" />
        <span className="max-sm:sr-only">
          Buscar<span className="sr-only"> en la tienda</span>
        </span>
        <kbd aria-hidden className="rounded-sm border border-border px-1.5 text-xs max-lg:hidden">
          Ctrl K
        </kbd>
      </button>
      <ScanButton onScan={(scanned) => setOpened({ scanned })} className="sm:hidden" />
      {opened && <CommandPalette links={links} {...opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}
