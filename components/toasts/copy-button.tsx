"use client";

import { Icon } from "@/components/ui/icon";
import { toast } from "./toast";
import { toastError } from "./toast-error";

type Props = {
  text: string;
  /** What is copied, with its article: "la guía". */
  what: string;
};

/** Copies a short text. */
export function CopyButton({ text, what }: Props) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      toast({ title: "Copiado", description: text });
    } catch {
      toastError(`No pudimos copiar ${what}. Selecciónala y cópiala a mano.`);
    }
  }
  return (
    <button
      type="button"
      aria-label={`Copiar ${what}`}
      onClick={copy}
      className="-my-2 icon-btn inline-grid shrink-0 align-middle text-muted-foreground lg:size-9 print:hidden"
    >
      <Icon name="lucide--copy" className="size-4" />
    </button>
  );
}
