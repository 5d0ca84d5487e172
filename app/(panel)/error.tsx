"use client";

import { usePathname } from "next/navigation";
import { LoadError } from "@/components/content/load-error";

const PRODUCTS = "/admin/productos";

/** Error titles by path. Sections of a page show their own error instead. */
const TITLES: Record<string, string> = {
  [PRODUCTS]: "Error al cargar productos",
  "/admin/servicios": "Error al cargar los servicios",
  "/admin/cursos": "Error al cargar los cursos",
  "/admin/blog": "Error al cargar los artículos",
  "/admin/pedidos": "No se pudieron cargar las órdenes",
  "/admin/servicios-tecnicos": "No se pudieron cargar las órdenes",
  "/servicios-tecnicos": "No se pudieron cargar las órdenes",
  "/dashboard/pedidos": "No se pudieron cargar tus pedidos",
  "/dashboard/usuarios": "No se pudieron cargar los usuarios",
  "/admin/auditoria": "No se pudo cargar la auditoría",
  "/admin/configuracion": "No se pudo cargar la configuración",
  "/admin/pagos": "No se pudo leer el estado de los pagos",
};

export default function PanelError({ error }: { error: unknown }) {
  const path = usePathname();
  return (
    <LoadError
      title={TITLES[path] ?? "Error al cargar la página"}
      error={error}
      retryLabel={path === PRODUCTS ? "Reintentar" : undefined}
    />
  );
}
