"use client";

import { copyLink } from "@/components/toasts/copy-link";
import { Icon } from "@/components/ui/icon";

type Props = {
  title: string;
  /** Said where the link was copied. */
  copied?: string;
};

/** Closing the share sheet is no error. */
function isDismissal(error: unknown): boolean {
  return error instanceof DOMException && error.name === "AbortError";
}

/** Opens the system's share sheet; copies the link where it is missing. */
export function ShareButton({
  title,
  copied = "El enlace del producto ha sido copiado al portapapeles",
}: Props) {
  async function share() {
    const url = window.location.href;
    try {
      if (navigator.share) return await navigator.share({ title, url });
    } catch (error) {
      if (isDismissal(error)) return;
    }
    await copyLink(url, copied, "Cópialo de la barra de direcciones.");
  }

  return (
    <button type="button" onClick={share} aria-label="Compartir" className="icon-btn text-muted-foreground">
      <Icon name="lucide--share-2" className="size-5" />
    </button>
  );
}
