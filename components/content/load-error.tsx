"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Message } from "@/components/ui/message";
import { errorText } from "@/lib/content/error-text";

type Props = {
  /** "Error al cargar los cursos": the card adds what happened. */
  title: string;
  error: unknown;
  retryLabel?: string;
};

/** The error card of a list; its button reloads the page. */
export function LoadError({ title, error, retryLabel = "Reintentar Carga" }: Props) {
  const [reloading, setReloading] = useState(false);

  function reload() {
    setReloading(true);
    window.location.reload();
  }

  return (
    <Message title={`${title}: ${errorText(error)}`} art="/art/no-results.svg" role="alert">
      <Button onClick={reload} disabled={reloading} aria-busy={reloading}>
        {reloading && (
          <span
            aria-hidden
            className="size-5 animate-spin rounded-full border-2 border-current border-t-transparent"
          />
        )}
        {retryLabel}
      </Button>
    </Message>
  );
}
