"use client";

import { LoadError } from "@/components/content/load-error";

export default function PanelError({ error }: { error: unknown }) {
  return <LoadError title="Error al cargar la página" error={error} />;
}
