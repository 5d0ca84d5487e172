"use client";

import { type MouseEvent, type ReactNode, useEffect } from "react";

/**
 * Closes an open popover when a link in it is followed. Part of the menu of every page that has popovers: it adds them to
 * browsers from before 2024.
 */
export function CloseOnFollow({ popoverId, children }: { popoverId: string; children: ReactNode }) {
  function onClick(event: MouseEvent<HTMLElement>) {
    if ((event.target as Element).closest("a")) document.getElementById(popoverId)?.hidePopover();
  }
  useEffect(() => {
    if (!("popover" in HTMLElement.prototype))
      void import("@/components/ui/add-popovers").catch(() => undefined);
  }, []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to the links inside, which have the keyboard
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link followed with Enter fires a click too
    <div onClick={onClick} className="flex flex-col gap-4 pt-2">
      {children}
    </div>
  );
}
