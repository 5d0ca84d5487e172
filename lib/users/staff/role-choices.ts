import { ROLES, type Role } from "@/lib/auth/roles";

type Who = { id: string; role: Role };

/** Roles that an admin gives and takes; the others are the superadmin's. */
const BASIC: readonly Role[] = ["cliente", "employee", "manager"];

/** The roles that `viewer` may give to `person`, theirs included; none when it is not theirs to change. */
export function roleChoices(viewer: Who, person: Who): readonly Role[] {
  if (viewer.id === person.id) return [];
  if (viewer.role === "superadmin") return ROLES;
  return viewer.role === "admin" && BASIC.includes(person.role) ? BASIC : [];
}

/** Why there is nothing to choose; undefined when there is, or when roles are none of the viewer's business. */
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
