"use client";

import { ReloadButton } from "@/components/layout/reload-button";
import { Message } from "@/components/ui/message";
import { errorText } from "@/lib/content/error-text";

type Props = {
  /** "Error al cargar los cursos": title of the card. */
  title: string;
  error: unknown;
  retryLabel?: string;
};

/** Error card of a list, with a reload button. */
export function LoadError({ title, error, retryLabel = "Reintentar Carga" }: Props) {
  return (
    <Message title={`${title}: ${errorText(error)}`} art="/art/no-results.svg" role="alert">
      <ReloadButton label={retryLabel} />
    </Message>
  );
}
