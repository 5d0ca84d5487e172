import { expect, test } from "vitest";
import { ROLES } from "@/lib/auth/roles";
import { roleChoices, roleRefusal } from "./role-choices";

const who = (role: (typeof ROLES)[number], id: string = role) => ({ id, role, isLastSuperadmin: false });

test("a superadmin can assign any role to others", () => {
  for (const role of ROLES) expect(roleChoices(who("superadmin", "me"), who(role))).toEqual(ROLES);
});

test("an admin can assign cliente, employee and manager, and cannot change admins and superadmins", () => {
  for (const role of ["cliente", "employee", "manager"] as const)
    expect(roleChoices(who("admin", "me"), who(role))).toEqual(["cliente", "employee", "manager"]);
  for (const role of ["admin", "superadmin"] as const) {
    expect(roleChoices(who("admin", "me"), who(role))).toEqual([]);
    expect(roleRefusal(who("admin", "me"), who(role))).toBe(
      "Solo el superadmin puede cambiar el rol de esta cuenta.",
    );
  }
});

test("nobody can change their own role", () => {
  for (const role of ROLES) expect(roleChoices(who(role), who(role))).toEqual([]);
  expect(roleRefusal(who("admin"), who("admin"))).toBe("No puedes cambiar tu propio rol.");
  expect(roleRefusal(who("superadmin"), { ...who("superadmin"), isLastSuperadmin: true })).toMatch(
    /único superadmin/,
  );
});

test("other roles see neither a choice nor a reason", () => {
  for (const role of ["cliente", "employee", "manager"] as const) {
    expect(roleChoices(who(role, "me"), who("cliente"))).toEqual([]);
    expect(roleRefusal(who(role, "me"), who("cliente"))).toBeUndefined();
  }
  expect(roleRefusal(who("admin", "me"), who("cliente"))).toBeUndefined();
});
