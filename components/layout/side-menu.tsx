import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import { cn } from "@/lib/core/cn";
import { CloseOnFollow } from "./close-on-follow";

type Props = {
  id: string;
  title: string;
  /** Name of the menu, with its article if needed: "menú", "el menú del panel". */
  what: string;
  className?: string;
  /** False when another button opens it. */
  hasButton?: boolean;
  children: ReactNode;
};

/** A native popover: works before hydration, closes with Escape and restores the focus. */
export function SideMenu({ id, title, what, className, hasButton = true, children }: Props) {
  return (
    <>
      {hasButton && (
        <button type="button" popoverTarget={id} aria-label={`Abrir ${what}`} className="icon-btn lg:hidden">
          <Icon name="lucide--menu" className="size-6" />
        </button>
      )}
      <div id={id} popover="auto" className={cn("side-menu", className)}>
        <div className="flex items-center justify-between">
          <p className="px-3 font-display text-lg font-bold">{title}</p>
          <button
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label={`Cerrar ${what}`}
            className="icon-btn"
          >
            <Icon name="lucide--x" className="size-6" />
          </button>
        </div>
        <CloseOnFollow popoverId={id}>{children}</CloseOnFollow>
      </div>
    </>
  );
}
