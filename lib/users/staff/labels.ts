import type { Role } from "@/lib/auth/roles";

/** Role labels for assignment, where employee and manager are distinct. */
export const ROLE_NAMES = {
  cliente: "Cliente",
  employee: "Empleado",
  manager: "Manager",
  admin: "Admin",
  superadmin: "Superadmin",
} satisfies Record<Role, string>;

/** Permissions of each role, for the role form. */
export const ROLE_HINTS = {
  cliente: "Compra, sigue sus pedidos y sus reparaciones. No ve nada de la tienda por dentro.",
  employee: "Atiende pedidos, reparaciones, mensajes y catálogo. No elimina contenido ni cambia roles.",
  manager: "Lo mismo que Empleado.",
  admin: "Además cambia roles hasta Manager, la configuración de la tienda y lee la auditoría.",
  superadmin: "Además elimina contenido y da cualquier rol.",
} satisfies Record<Role, string>;

export const CONSENT_LABELS = {
  privacidad: "Tratamiento de datos",
  marketing: "Publicidad por correo",
} as const;

/** Sorts of the list on phones, which has no column headers. */
export const PEOPLE_SORT_LABELS = {
  relevancia: "Más parecidos",
  nombre: "Nombre (A-Z)",
  "-creado": "Más nuevos",
  "-puntos": "Más puntos",
};
