import type { IconName } from "@/components/ui/icon";
import type { Rights } from "@/lib/auth/rights";
import type { Waiting } from "@/lib/overview/rows";

export type PanelLink = {
  href: string;
  label: string;
  icon: IconName;
  /** Its name in the bar at the bottom of phones, for the four most used; the others are in the menu. */
  short?: string;
  /** What its counter counts. */
  waiting?: keyof Waiting;
  /** Shown only to whoever has this right. */
  right?: "seesCost" | "seesReports";
};

/** What decides which sections staff see; null for customers, and while it cannot be read. */
export type PanelRights = Pick<Rights, NonNullable<PanelLink["right"]>> | null;

const WORK: PanelLink[] = [
  { href: "/dashboard", label: "Dashboard", icon: "lucide--layout-dashboard", short: "Dashboard" },
  { href: "/admin/mostrador", label: "Mostrador", icon: "lucide--scan-barcode", short: "Mostrador" },
  { href: "/admin/pedidos", label: "Pedidos", icon: "lucide--package", short: "Pedidos", waiting: "orders" },
  {
    href: "/admin/servicios-tecnicos",
    label: "Servicios técnicos",
    icon: "lucide--wrench",
    short: "Reparaciones",
    waiting: "repairs",
  },
  { href: "/admin/caja", label: "Caja", icon: "lucide--wallet" },
  {
    href: "/admin/mensajes",
    label: "Mensajes",
    icon: "lucide--mail",
    waiting: "messages",
  },
  { href: "/admin/clientes", label: "Clientes", icon: "lucide--contact" },
  { href: "/admin/productos", label: "Productos", icon: "lucide--gamepad-2" },
  { href: "/admin/compras", label: "Compras", icon: "lucide--package-plus", right: "seesCost" },
  { href: "/admin/servicios", label: "Servicios", icon: "lucide--hand-helping" },
  { href: "/admin/cursos", label: "Cursos", icon: "lucide--graduation-cap" },
  { href: "/admin/blog", label: "Blog", icon: "lucide--newspaper" },
  { href: "/admin/hero", label: "Hero", icon: "lucide--images" },
  { href: "/admin/resenas", label: "Reseñas", icon: "lucide--star", waiting: "reviews" },
  { href: "/dashboard/usuarios", label: "Usuarios", icon: "lucide--users" },
  { href: "/admin/pagos", label: "Estado de los pagos", icon: "lucide--credit-card" },
  {
    href: "/admin/correos",
    label: "Correos que no salieron",
    icon: "lucide--mail-open",
    waiting: "mails",
  },
  { href: "/admin/negocio", label: "Negocio", icon: "lucide--chart-column", right: "seesReports" },
];

const OWN: PanelLink = { href: "/dashboard/perfil", label: "Mi Perfil", icon: "lucide--circle-user-round" };

/** Sections of the panel by role. A new section is one line here. */
export const PANEL_LINKS = {
  customer: [
    { href: "/dashboard", label: "Mi Panel", icon: "lucide--layout-dashboard", short: "Panel" },
    { href: "/dashboard/pedidos", label: "Mis Pedidos", icon: "lucide--package", short: "Pedidos" },
    { href: "/servicios-tecnicos", label: "Mis Servicios", icon: "lucide--wrench", short: "Reparaciones" },
    { href: "/dashboard/cursos", label: "Mis Cursos", icon: "lucide--graduation-cap", short: "Cursos" },
    { href: "/dashboard/progreso", label: "Mi Progreso", icon: "lucide--trophy" },
    OWN,
  ],
  staff: [...WORK, OWN],
  admin: [
    ...WORK,
    { href: "/admin/configuracion", label: "Configuración", icon: "lucide--settings" },
    { href: "/admin/auditoria", label: "Auditoría", icon: "lucide--scroll-text" },
    { href: "/admin/estado", label: "Estado del sitio", icon: "lucide--activity" },
    OWN,
  ],
} satisfies Record<"customer" | "staff" | "admin", PanelLink[]>;

export type PanelGroup = keyof typeof PANEL_LINKS;

/** The sections that a person sees. */
export function linksOf(group: PanelGroup, rights: PanelRights): PanelLink[] {
  const links: PanelLink[] = PANEL_LINKS[group];
  return links.filter(({ right }) => !right || rights?.[right]);
}

/** The section of a path: the longest matching prefix, so that /dashboard does not match every section. */
export function currentSection(path: string, links: readonly PanelLink[]): string | undefined {
  return links
    .map(({ href }) => href)
    .filter((href) => path === href || path.startsWith(`${href}/`))
    .toSorted((a, b) => b.length - a.length)[0];
}
