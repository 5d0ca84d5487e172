"use client";

import { ReloadButton } from "@/components/layout/reload-button";
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
  return (
    <Message title={`${title}: ${errorText(error)}`} art="/art/no-results.svg" role="alert">
      <ReloadButton label={retryLabel} />
    </Message>
  );
}
