"use client";

import { toast, toastError } from "@/components/toasts/toast";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";

/** Puts the public link on the clipboard. */
export function CopyLinkButton({ url }: { url: string }) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      toast({
        title: "Enlace copiado",
        description: "El enlace de tu reparación ha sido copiado al portapapeles",
      });
    } catch {
      toastError("No pudimos copiar el enlace. Cópialo de la página.");
    }
  }

  return (
    <Button variant="outline" size="sm" onClick={copy}>
      <Icon name="lucide--copy" />
      Copiar enlace
    </Button>
  );
}
