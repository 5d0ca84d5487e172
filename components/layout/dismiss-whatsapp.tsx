"use client";

import type { ReactNode } from "react";

function dismiss(): void {
  document.documentElement.dataset.whatsapp = "off";
  try {
    sessionStorage.setItem("whatsapp", "off");
  } catch {
    // Without storage it reappears on the next page.
  }
}

/** Small icon with a large touch target. */
export function DismissWhatsapp({ children }: { children: ReactNode }) {
  return (
    <button
      type="button"
      onClick={dismiss}
      aria-label="Ocultar el botón de WhatsApp"
      className="absolute -top-6 -left-6 grid size-11 place-items-center rounded-full"
    >
      <span className="grid size-6 place-items-center rounded-full border border-input bg-card text-foreground shadow">
        {children}
      </span>
    </button>
  );
}
