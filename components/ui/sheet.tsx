"use client";

import { Dialog } from "radix-ui";
import { type ReactNode, useRef } from "react";
import { Icon } from "@/components/ui/icon";
import { cn } from "@/lib/core/cn";

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: string;
  side?: "left" | "right";
  children: ReactNode;
};

/** A panel from the side of the screen. Import it with `dynamic()`: it loads when it is first opened. */
export function Sheet({ open, onOpenChange, title, description, side = "right", children }: Props) {
  const opener = useRef<Element>(null);
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-50 bg-black/60 data-[state=open]:animate-in data-[state=open]:fade-in" />
        <Dialog.Content
          {...(description ? {} : { "aria-describedby": undefined })}
          // What opens it is not the library's own button, so the way back is ours to remember.
          onOpenAutoFocus={() => {
            opener.current = document.activeElement;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (opener.current instanceof HTMLElement) opener.current.focus();
          }}
          className={cn(
            "fixed inset-y-0 z-50 flex w-full max-w-md flex-col gap-4 border-border bg-card p-5 shadow-2xl data-[state=open]:animate-in",
            side === "right"
              ? "right-0 border-l data-[state=open]:slide-in-from-right"
              : "left-0 border-r data-[state=open]:slide-in-from-left",
          )}
        >
          <div className="flex items-center justify-between gap-4">
            <Dialog.Title className="text-xl">{title}</Dialog.Title>
            <Dialog.Close
              aria-label="Cerrar"
              className="grid size-11 place-items-center rounded-md hover:bg-muted"
            >
              <Icon name="lucide--x" />
            </Dialog.Close>
          </div>
          {description && (
            <Dialog.Description className="text-muted-foreground">{description}</Dialog.Description>
          )}
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
