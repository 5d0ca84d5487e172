"use client";

import { LoadError } from "@/components/content/load-error";

export default function PublicError({ error }: { error: unknown }) {
  return (
    <div className="page py-12">
      <LoadError title="Error al cargar la página" error={error} />
    </div>
  );
}
