"use client";

import { LoadError } from "@/components/content/load-error";

export default function StoreError({ error }: { error: unknown }) {
  return (
    <div className="page py-16">
      <LoadError title="Error al cargar productos" error={error} retryLabel="Reintentar" />
    </div>
  );
}
