export const ROLES = ["cliente", "employee", "manager", "admin", "superadmin"] as const;
export type Role = (typeof ROLES)[number];

export const STAFF_ROLES = ["employee", "manager", "admin", "superadmin"] as const satisfies readonly Role[];

export const ADMIN_ROLES = ["admin", "superadmin"] as const satisfies readonly Role[];

/** Unknown role names count as customer. */
export function toRole(name: string | null | undefined): Role {
  return ROLES.find((role) => role === name) ?? "cliente";
}

export function isStaff(role: Role): boolean {
  return role !== "cliente";
}

/** Manager and employee count as one group. */
export function canEditContent(role: Role): boolean {
  return isStaff(role);
}

export function canDeleteContent(role: Role): boolean {
  return role === "superadmin";
}

export function canChangeSettings(role: Role): boolean {
  return role === "admin" || role === "superadmin";
}

/** Role label of the welcome card. */
export const ROLE_LABELS = {
  superadmin: "Superadmin",
  admin: "Admin",
  manager: "Manager",
  employee: "Manager",
  cliente: "Cliente",
} satisfies Record<Role, string>;
