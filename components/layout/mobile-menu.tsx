import { MenuIcon, XIcon } from "lucide-react";
import type { ReactNode } from "react";
import { CloseOnFollow } from "./close-on-follow";

const ID = "menu-movil";

/** A native popover: it opens before any script has loaded, closes with Escape and gives the focus back. */
export function MobileMenu({ children }: { children: ReactNode }) {
  return (
    <>
      <button
        type="button"
        popoverTarget={ID}
        aria-label="Abrir menú"
        className="grid size-11 place-items-center rounded-md hover:bg-surface-raised lg:hidden"
      >
        <MenuIcon aria-hidden className="size-6" />
      </button>
      <div
        id={ID}
        popover="auto"
        className="inset-y-0 right-0 left-auto m-0 h-dvh max-h-none w-[min(22rem,100vw)] overflow-y-auto border-l border-line bg-surface p-4 text-foreground shadow-2xl backdrop:bg-black/60"
      >
        <div className="flex items-center justify-between">
          <p className="px-3 font-display text-lg font-bold">Menú</p>
          <button
            type="button"
            popoverTarget={ID}
            popoverTargetAction="hide"
            aria-label="Cerrar menú"
            className="grid size-11 place-items-center rounded-md hover:bg-surface-raised"
          >
            <XIcon aria-hidden className="size-6" />
          </button>
        </div>
        <CloseOnFollow popoverId={ID}>{children}</CloseOnFollow>
      </div>
    </>
  );
}
