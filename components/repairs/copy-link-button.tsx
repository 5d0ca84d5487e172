"use client";

import { copyLink } from "@/components/toasts/copy-link";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";

const COPIED = "El enlace de tu reparación ha sido copiado al portapapeles";

/** Copies the public link. */
export function CopyLinkButton({ url }: { url: string }) {
  return (
    <Button variant="outline" size="sm" onClick={() => copyLink(url, COPIED, "Cópialo de la página.")}>
      <Icon name="lucide--copy" />
      Copiar enlace
    </Button>
  );
}
