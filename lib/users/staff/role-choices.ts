import { ROLES, type Role } from "@/lib/auth/roles";

type Who = { id: string; role: Role };

/** Roles that an admin may assign; others are reserved to the superadmin. */
const BASIC: readonly Role[] = ["cliente", "employee", "manager"];

/** Roles that `viewer` may assign to `person`, including the current one; empty when not allowed. */
export function roleChoices(viewer: Who, person: Who): readonly Role[] {
  if (viewer.id === person.id) return [];
  if (viewer.role === "superadmin") return ROLES;
  return viewer.role === "admin" && BASIC.includes(person.role) ? BASIC : [];
}

/** Why there is no choice; undefined when there is one, or when the viewer may not manage roles. */
export function roleRefusal(viewer: Who, person: Who & { isLastSuperadmin: boolean }): string | undefined {
  if (viewer.role !== "admin" && viewer.role !== "superadmin") return undefined;
  if (viewer.id === person.id)
    return person.isLastSuperadmin
      ? "No puedes cambiar tu propio rol, y eres el único superadmin."
      : "No puedes cambiar tu propio rol.";
  if (viewer.role === "admin" && !BASIC.includes(person.role))
    return "Solo el superadmin puede cambiar el rol de esta cuenta.";
  return undefined;
}
