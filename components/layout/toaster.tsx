"use client";

import { Toaster, toast } from "sonner";
import type { ToastInput } from "./toast";

/** Over the bars that stick to the lower edge: a notice lies on no button that somebody presses next. */
const OVER_BARS = "5.5rem";

export function AppToaster() {
  return (
    <Toaster
      position="bottom-right"
      offset={{ bottom: OVER_BARS }}
      mobileOffset={{ bottom: OVER_BARS }}
      closeButton
      containerAriaLabel="Avisos"
      toastOptions={{
        duration: 6000,
        closeButtonAriaLabel: "Cerrar aviso",
        classNames: {
          toast:
            "!bg-surface !text-foreground !border-line-strong !font-sans !text-base focus-visible:!outline-3 focus-visible:!outline-electric",
          description: "!text-muted !text-sm",
          // Small to the eye, 44 px to the finger.
          closeButton:
            "!size-6 !bg-surface !text-foreground !border-line-strong after:absolute after:-inset-2.5 after:content-['']",
          error: "!border-danger",
          title: "!font-semibold",
        },
      }}
    />
  );
}

export const dismissToasts = () => toast.dismiss();

export function showToast({ title, description, variant, link }: ToastInput): void {
  // The region around is polite; a failure is said at once.
  if (variant === "destructive") toast.error(<span role="alert">{title}</span>, { description });
  else
    toast(title, {
      description,
      action: link && (
        <a
          href={link.href}
          className="ml-auto inline-flex min-h-11 shrink-0 items-center font-semibold text-electric underline underline-offset-4"
        >
          {link.label}
        </a>
      ),
    });
}
