"use client";

import { LoadError } from "@/components/content/load-error";

export default function BlogError({ error }: { error: unknown }) {
  return (
    <div className="page py-12">
      <LoadError title="Error al cargar los artículos" error={error} />
    </div>
  );
}
