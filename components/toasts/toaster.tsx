"use client";

import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { Toaster, toast } from "sonner";
import type { ToastInput } from "./toast";

/** Over the bars that stick to the lower edge. */
const OVER_BARS = "5.5rem";

/** Under the header, which keeps the cart in sight. */
const UNDER_HEADER = "4.25rem";

/** Screen readers only hear of what comes into a region that was there before it. */
const REGION_MS = 100;

/**
 * A notice lies on no button that somebody presses next: on wide screens it stands in the free corner, on phones, where
 * what was pressed and what comes next fill the width below, under the header.
 */
export function AppToaster({ isAbove, onReady }: { isAbove: boolean; onReady: () => void }) {
  const isPhone = useIsPhone();
  const wide = isAbove ? "top-right" : "bottom-right";
  const ready = useEffectEvent(onReady);
  useEffect(() => {
    const timer = setTimeout(ready, REGION_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Toaster
      position={isPhone ? "top-center" : wide}
      offset={{ top: UNDER_HEADER, bottom: OVER_BARS }}
      mobileOffset={{ top: UNDER_HEADER }}
      closeButton
      containerAriaLabel="Avisos"
      toastOptions={{
        duration: 6000,
        closeButtonAriaLabel: "Cerrar aviso",
        classNames: {
          toast:
            "flex-wrap !bg-card !text-foreground !border-input !font-sans !text-base focus-visible:!outline-3 focus-visible:!outline-primary",
          description: "!text-muted-foreground !text-sm",
          // Small to the eye, 44 px to the finger.
          closeButton:
            "!size-6 !bg-card !text-foreground !border-input after:absolute after:-inset-2.5 after:content-['']",
          error: "!border-destructive",
          title: "!font-semibold",
          content: "flex-1",
        },
      }}
    />
  );
}

const PHONE = "(max-width: 600px)";

function onWidth(listener: () => void) {
  const query = window.matchMedia(PHONE);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

/** As the notices' own style sheet tells phones. */
function useIsPhone(): boolean {
  return useSyncExternalStore(
    onWidth,
    () => window.matchMedia(PHONE).matches,
    () => false,
  );
}

export const dismissToasts = () => toast.dismiss();

export function showToast({ title, description, variant, link }: ToastInput): void {
  const action = link && (
    <a
      href={link.href}
      {...(link.newTab && { target: "_blank", rel: "noopener" })}
      className="inline-flex basis-full min-h-11 shrink-0 items-center font-semibold text-primary underline underline-offset-4"
    >
      {link.label}
    </a>
  );
  // The region around is polite; a failure is said at once.
  if (variant === "destructive") toast.error(<span role="alert">{title}</span>, { description, action });
  else toast(title, { description, action });
}
