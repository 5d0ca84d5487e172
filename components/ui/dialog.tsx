"use client";

import { type ReactNode, useEffect, useId, useRef } from "react";
import { Icon } from "@/components/ui/icon";
import { cn } from "@/lib/core/cn";

type Props = {
  open: boolean;
  /** Escape, the cross, or the program closed it. */
  onClose: () => void;
  /** Asked before Escape or the cross close it. */
  mayClose?: () => boolean;
  title: string;
  size?: "sm" | "md" | "lg" | "xl";
  children: ReactNode;
};

const SIZES = {
  sm: "w-[min(28rem,calc(100vw-2rem))]",
  md: "w-[min(36rem,calc(100vw-2rem))]",
  lg: "w-[min(52rem,calc(100vw-2rem))]",
  xl: "w-[min(72rem,calc(100vw-2rem))]",
};

const FIELD = "input:not([type=hidden]), select, textarea";

/**
 * The platform's modal dialog: it keeps the focus inside, begins at the first field and gives it back. Contents exist
 * only while it is open. Load it with `dynamic(…, { ssr: false })`: otherwise the page around it is hidden until its code
 * has come, and whoever pressed the button loses their place.
 */
export function Dialog({ open, onClose, mayClose, title, size = "md", children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    if (open && !dialog.current?.open) {
      dialog.current?.showModal();
      // By itself the dialog would put the focus on its cross.
      dialog.current?.querySelector<HTMLElement>(FIELD)?.focus();
    }
    if (!open && dialog.current?.open) dialog.current.close();
  }, [open]);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      // React hands the closing of a dialog on to the dialog around it, which stays open.
      onClose={(event) => event.target === event.currentTarget && onClose()}
      onCancel={(event) => {
        if (event.target === event.currentTarget && mayClose?.() === false) event.preventDefault();
      }}
      className={cn("panel m-auto max-h-[calc(100dvh-2rem)] scroll-pb-24 p-0 text-foreground", SIZES[size])}
    >
      {open && (
        <div className="flex flex-col gap-5 p-5 sm:p-6">
          <div className="flex items-start justify-between gap-4">
            <h2 id={titleId} className="text-xl">
              {title}
            </h2>
            <button
              type="button"
              aria-label="Cerrar"
              onClick={() => mayClose?.() !== false && dialog.current?.close()}
              className="-mt-2 -mr-2 icon-btn"
            >
              <Icon name="lucide--x" />
            </button>
          </div>
          {children}
        </div>
      )}
    </dialog>
  );
}
