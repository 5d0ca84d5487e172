"use client";

import {
  type ComponentProps,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from "react";
import { Icon } from "@/components/ui/icon";
import { dialogClosed, dialogOpened } from "@/components/ui/toast-region";
import { cn } from "@/lib/core/cn";

type Props = Omit<ComponentProps<"dialog">, "open" | "onClose" | "onCancel" | "ref"> & {
  open: boolean;
  /** Closed by Escape, button, backdrop click or code. */
  onClose: () => void;
  /** Called before the user closes it. */
  mayClose?: () => boolean;
  /** A backdrop click closes it: only without form input. */
  closesOutside?: boolean;
  children: ReactNode;
};

const FIELD = "input:not([type=hidden]), select, textarea";

/**
 * Base of all dialogs, a native modal <dialog>: traps the focus, starts at the first field (or the one marked with
 * data-first-field) and restores the focus.
 * Children are mounted only while open. Load it with `dynamic(…, { ssr: false })`: otherwise the page suspends until
 * its code has loaded, and the clicked button loses the focus.
 */
export function Modal({ open, onClose, mayClose, closesOutside, className, children, ...props }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const notifyClosed = useEffectEvent(onClose);

  useEffect(() => {
    if (open && dialog.current) {
      if (!dialog.current.open) show(dialog.current);
      dialogOpened(dialog.current);
    }
    if (!open && dialog.current?.open) {
      hide(dialog.current);
      notifyClosed();
    }
  }, [open]);

  // Closes before React removes an open dialog or the router hides its page. When the page is shown again, the effect
  // above reopens it, which fails while the attribute 'open' is set.
  useLayoutEffect(() => {
    const element = dialog.current;
    return () => {
      if (element) hide(element);
    };
  }, []);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same
    <dialog
      {...props}
      ref={dialog}
      // React bubbles close events to an outer dialog, which must stay open.
      onClose={(event) => {
        if (event.target !== event.currentTarget || event.currentTarget.open) return;
        // This event arrives with the next frame: a close by code was already handled, and the dialog may be about to
        // reopen.
        if (dialogClosed(event.currentTarget)) onClose();
      }}
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

function show(dialog: HTMLDialogElement): void {
  dialog.showModal();
  // By default the close button would get the focus.
  const first =
    dialog.querySelector<HTMLElement>("[data-first-field]") ?? dialog.querySelector<HTMLElement>(FIELD);
  first?.focus();
}

function hide(dialog: HTMLDialogElement): void {
  dialogClosed(dialog);
  dialog.close();
}

/** Closes it like Escape, with confirmation; browsers without requestClose (before 2025) just close. */
function leave(dialog: HTMLDialogElement | null): void {
  if (dialog?.requestClose) dialog.requestClose();
  else dialog?.close();
}

/** Close button of the surrounding modal. */
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
