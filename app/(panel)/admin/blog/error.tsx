"use client";

import { LoadError } from "@/components/content/load-error";

export default function BlogAdminError({ error }: { error: unknown }) {
  return <LoadError title="Error al cargar los artículos" error={error} />;
}
