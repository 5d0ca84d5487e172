import type { IconName } from "@/components/ui/icon";

export type PanelLink = { href: string; label: string; icon: IconName };

/** The sections of the panel, by who is in it. A new section is one line here. */
export const PANEL_LINKS = {
  customer: [
    { href: "/dashboard", label: "Mi Panel", icon: "lucide--layout-dashboard" },
    { href: "/dashboard/pedidos", label: "Mis Pedidos", icon: "lucide--package" },
    { href: "/servicios-tecnicos", label: "Mis Servicios", icon: "lucide--wrench" },
    { href: "/dashboard/cursos", label: "Mis Cursos", icon: "lucide--graduation-cap" },
    { href: "/dashboard/progreso", label: "Mi Progreso", icon: "lucide--trophy" },
    { href: "/dashboard/perfil", label: "Mi Perfil", icon: "lucide--circle-user-round" },
  ],
  staff: [
    { href: "/dashboard", label: "Dashboard", icon: "lucide--layout-dashboard" },
    { href: "/dashboard/usuarios", label: "Usuarios", icon: "lucide--users" },
    { href: "/admin/servicios-tecnicos", label: "Servicios técnicos", icon: "lucide--wrench" },
    { href: "/dashboard/perfil", label: "Mi Perfil", icon: "lucide--circle-user-round" },
  ],
} satisfies Record<"customer" | "staff", PanelLink[]>;

export type PanelGroup = keyof typeof PANEL_LINKS;

/** The section a path belongs to: the longest address that it starts with, so /dashboard is not every section. */
export function currentSection(path: string, links: readonly PanelLink[]): string | undefined {
  return links
    .map(({ href }) => href)
    .filter((href) => path === href || path.startsWith(`${href}/`))
    .toSorted((a, b) => b.length - a.length)[0];
}
