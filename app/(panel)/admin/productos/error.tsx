"use client";

import { LoadError } from "@/components/content/load-error";

export default function ProductsError({ error }: { error: unknown }) {
  return <LoadError title="Error al cargar productos" error={error} retryLabel="Reintentar" />;
}
