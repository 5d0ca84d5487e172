"use client";

import { type ComponentProps, type ReactNode, useEffect, useRef } from "react";
import { Icon } from "@/components/ui/icon";
import { cn } from "@/lib/core/cn";

type Props = Omit<ComponentProps<"dialog">, "open" | "onClose" | "onCancel" | "ref"> & {
  open: boolean;
  /** Escape, the cross, a click beside it or the program closed it. */
  onClose: () => void;
  /** Asked before the person closes it. */
  mayClose?: () => boolean;
  /** A click beside it closes it: for what holds nothing that was typed. */
  closesOutside?: boolean;
  children: ReactNode;
};

const FIELD = "input:not([type=hidden]), select, textarea";

/**
 * The platform's modal dialog, which every other one is made of: it keeps the focus inside, begins at its first field
 * and gives the focus back. Contents exist only while it is open. Load it with `dynamic(…, { ssr: false })`: otherwise
 * the page around it is hidden until its code has come, and whoever pressed the button loses their place.
 */
export function Modal({ open, onClose, mayClose, closesOutside, className, children, ...props }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    if (open && !dialog.current?.open) {
      dialog.current?.showModal();
      // By itself the dialog would put the focus on its cross.
      dialog.current?.querySelector<HTMLElement>(FIELD)?.focus();
    }
    if (!open && dialog.current?.open) dialog.current.close();
  }, [open]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the key that does the same
    <dialog
      {...props}
      ref={dialog}
      // React hands the closing of a dialog on to the dialog around it, which stays open.
      onClose={(event) => event.target === event.currentTarget && onClose()}
      onCancel={(event) => {
        if (event.target === event.currentTarget && mayClose?.() === false) event.preventDefault();
      }}
      onClick={({ target, currentTarget }) =>
        closesOutside && target === currentTarget && leave(currentTarget)
      }
      className={cn("p-0", className)}
    >
      {open && children}
    </dialog>
  );
}

/** Closes it as Escape does, with the question before; browsers of before 2025 know no way to ask and just close. */
function leave(dialog: HTMLDialogElement | null): void {
  if (dialog?.requestClose) dialog.requestClose();
  else dialog?.close();
}

/** The cross of the modal that it stands in. */
export function CloseButton({ className = "icon-btn" }: { className?: string }) {
  return (
    <button
      type="button"
      aria-label="Cerrar"
      onClick={({ currentTarget }) => leave(currentTarget.closest("dialog"))}
      className={className}
    >
      <Icon name="lucide--x" />
    </button>
  );
}
