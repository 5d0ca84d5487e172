import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import { CloseOnFollow } from "./close-on-follow";

const ID = "menu-movil";

/** A native popover: it opens before any script has loaded, closes with Escape and gives the focus back. */
export function MobileMenu({ children }: { children: ReactNode }) {
  return (
    <>
      <button type="button" popoverTarget={ID} aria-label="Abrir menú" className="icon-btn lg:hidden">
        <Icon name="lucide--menu" className="size-6" />
      </button>
      <div id={ID} popover="auto" className="side-menu">
        <div className="flex items-center justify-between">
          <p className="px-3 font-display text-lg font-bold">Menú</p>
          <button
            type="button"
            popoverTarget={ID}
            popoverTargetAction="hide"
            aria-label="Cerrar menú"
            className="icon-btn"
          >
            <Icon name="lucide--x" className="size-6" />
          </button>
        </div>
        <CloseOnFollow popoverId={ID}>{children}</CloseOnFollow>
      </div>
    </>
  );
}
