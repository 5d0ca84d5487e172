import type { PanelLink } from "@/components/layout/panel-links";

export const QUICK_ACTIONS: PanelLink[] = [
  { href: "/admin/mostrador", label: "Vender", icon: "lucide--scan-barcode" },
  { href: "/admin/servicios-tecnicos/nueva", label: "Recibir un equipo", icon: "lucide--wrench" },
  { href: "/admin/productos?nuevo=1", label: "Agregar producto", icon: "lucide--plus" },
  { href: "/admin/servicios?nuevo=1", label: "Agregar servicio", icon: "lucide--plus" },
  { href: "/admin/cursos?nuevo=1", label: "Agregar curso", icon: "lucide--plus" },
  { href: "/admin/blog?nuevo=1", label: "Nuevo artículo", icon: "lucide--plus" },
  { href: "/admin/hero?nuevo=1", label: "Crear slide", icon: "lucide--plus" },
];

/** Pages without a menu entry, for the palette. */
export const MORE_SCREENS: PanelLink[] = [
  { href: "/admin/servicios-tecnicos/informe", label: "Informe del taller", icon: "lucide--chart-column" },
  { href: "/admin/productos/importar", label: "Importar CSV", icon: "lucide--upload" },
  { href: "/admin/mensajes/suscriptores", label: "Suscriptores", icon: "lucide--mail" },
  { href: "/admin/resenas/publicaciones", label: "Publicaciones", icon: "lucide--share-2" },
  { href: "/admin/productos/busqueda", label: "Búsqueda: palabras del oficio", icon: "lucide--search" },
];
