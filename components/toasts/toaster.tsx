"use client";

import { useEffect, useEffectEvent } from "react";
import { Toaster, toast } from "sonner";
import { cn } from "@/lib/core/cn";
import type { ToastInput } from "./toast";

/** Above sticky bars at the bottom. */
const OVER_BARS = "5.5rem";

/** Below the header, so that the cart stays visible. */
const UNDER_HEADER = "4.25rem";

/** Long enough to notice a mistake and reach the button. */
const UNDO_MS = 10_000;

/** Screen readers announce only content added to an existing live region. */
const REGION_MS = 100;

export function AppToaster({ onReady }: { onReady: () => void }) {
  const ready = useEffectEvent(onReady);
  useEffect(() => {
    const timer = setTimeout(ready, REGION_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Toaster
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
          // Small icon with a 44 px touch target.
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

/** The same breakpoint as in the stylesheet of the toasts. */
const PHONE = "(max-width: 600px)";

/** Approximate size of a toast with description and link, and its offsets, in pixels. */
const ROOM = { width: 356, height: 150, side: 24, top: 68, bottom: 88 };

/** Controls that a toast may cover for its few seconds, such as a back link, have this attribute. */
const PRESSED_NEXT = ":is(main, header) :is(button, a, input, select, textarea):not([data-under-toasts] *)";

type Position = "top-center" | "top-right" | "bottom-right" | "bottom-center";

/**
 * The position that covers the fewest controls: below a dialog, which makes room; below the header on phones; on wide screens the lower corner, or the
 * upper one when it covers less.
 */
function freePosition(): Position {
  if (document.querySelector("dialog:modal")) return "bottom-center";
  if (window.matchMedia(PHONE).matches) return "top-center";
  const { innerHeight, innerWidth } = window;
  const upper = ROOM.top;
  const lower = innerHeight - ROOM.bottom - ROOM.height;
  const left = innerWidth - ROOM.side - ROOM.width;
  const pressed = [...document.querySelectorAll(PRESSED_NEXT)]
    .map((one) => one.getBoundingClientRect())
    .filter((box) => box.right > left);
  const covered = (top: number) =>
    pressed.filter((box) => box.top < top + ROOM.height && box.bottom > top).length;
  return covered(upper) < covered(lower) ? "top-right" : "bottom-right";
}

export const dismissToasts = () => toast.dismiss();

const ACTION =
  "inline-flex min-h-11 shrink-0 items-center font-semibold text-primary underline underline-offset-4";

export function showToast({ title, description, variant, link, undo }: ToastInput): void {
  const id = crypto.randomUUID();
  const takeBack = () => {
    toast.dismiss(id);
    undo?.();
  };
  const action = undo ? (
    <button type="button" onClick={takeBack} className={ACTION}>
      Deshacer
    </button>
  ) : (
    link && (
      <a
        href={link.href}
        {...(link.newTab && { target: "_blank", rel: "noopener" })}
        className={cn(ACTION, "basis-full")}
      >
        {link.label}
      </a>
    )
  );
  // The region is polite; errors are assertive.
  const options = {
    id,
    description,
    action,
    position: freePosition(),
    ...(undo && { duration: UNDO_MS }),
  };
  if (variant === "destructive") toast.error(<span role="alert">{title}</span>, options);
  else toast(title, options);
}
