"use client";

import { Toaster, toast } from "sonner";
import type { ToastInput } from "./toast";

export function AppToaster() {
  return (
    <Toaster
      position="top-center"
      offset={{ top: 88 }}
      mobileOffset={{ top: 72 }}
      closeButton
      containerAriaLabel="Avisos"
      toastOptions={{
        duration: 6000,
        classNames: {
          toast: "!bg-surface !text-foreground !border-line-strong !font-sans !text-base",
          description: "!text-muted !text-sm",
          closeButton: "!bg-surface !text-foreground !border-line-strong",
          error: "!border-danger",
          title: "!font-semibold",
        },
      }}
    />
  );
}

export function showToast({ title, description, variant }: ToastInput): void {
  if (variant === "destructive") toast.error(title, { description });
  else toast(title, { description });
}
