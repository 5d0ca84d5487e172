"use client";

import { LoadError } from "@/components/content/load-error";

export default function ServicesError({ error }: { error: unknown }) {
  return <LoadError title="Error al cargar los servicios" error={error} />;
}
