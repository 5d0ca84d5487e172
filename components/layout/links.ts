import type { Route } from "next";

export type NavLink = {
  href: Route;
  label: string;
  /** Another root layout: full page load, no prefetching. */
  reload?: boolean;
  /** Only for visitors without a session, or only for people with one; for everybody without it. */
  only?: "visitor" | "person";
};

export const MAIN_LINKS: NavLink[] = [
  { href: "/", label: "Inicio" },
  { href: "/servicios", label: "Servicios Técnicos", only: "visitor" },
  { href: "/servicios-tecnicos", label: "Servicios Técnicos", reload: true, only: "person" },
  { href: "/cursos", label: "Cursos" },
  { href: "/tienda", label: "Tienda" },
  { href: "/blog", label: "Blog" },
  { href: "/contacto", label: "Contacto" },
];

export const QUICK_LINKS: NavLink[] = [
  { href: "/tienda", label: "Tienda" },
  { href: "/cursos", label: "Cursos" },
  { href: "/servicios", label: "Servicios" },
];

export const SERVICE_LINKS: NavLink[] = [
  { href: "/servicios/reparacion-playstation" as Route, label: "Reparación de PlayStation" },
  { href: "/servicios/reparacion-xbox" as Route, label: "Reparación de Xbox" },
  { href: "/servicios/reparacion-nintendo" as Route, label: "Reparación de Nintendo" },
  { href: "/servicios/controles" as Route, label: "Arreglo de controles" },
  { href: "/servicios/consolas" as Route, label: "Mantenimiento de consolas" },
];
