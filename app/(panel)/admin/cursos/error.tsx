"use client";

import { LoadError } from "@/components/content/load-error";

export default function CoursesAdminError({ error }: { error: unknown }) {
  return <LoadError title="Error al cargar los cursos" error={error} />;
}
