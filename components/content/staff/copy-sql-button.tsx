"use client";

import { toast } from "@/components/toasts/toast";
import { toastError } from "@/components/toasts/toast-error";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";

export function CopySqlButton({ sql }: { sql: string }) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(sql);
      toast({ title: "SQL copiado" });
    } catch {
      toastError("Selecciona el texto y cópialo con Ctrl+C.");
    }
  }
  return (
    <Button variant="outline" onClick={copy} className="self-start">
      <Icon name="lucide--copy" />
      Copiar SQL
    </Button>
  );
}
