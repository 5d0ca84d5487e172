import { expect, test } from "vitest";
import {
  canChangeSettings,
  canDeleteContent,
  canEditContent,
  canManageUsers,
  ROLE_LABELS,
  ROLES,
  toRole,
} from "./roles";

test.each([
  ["cliente", false, false, false, false],
  ["employee", true, false, true, false],
  ["manager", true, false, true, false],
  ["admin", true, false, true, true],
  ["superadmin", true, true, true, true],
] as const)("%s: edit %s, delete %s, users %s, settings %s", (role, edit, remove, users, settings) => {
  expect(canEditContent(role)).toBe(edit);
  expect(canDeleteContent(role)).toBe(remove);
  expect(canManageUsers(role)).toBe(users);
  expect(canChangeSettings(role)).toBe(settings);
});

test("an unknown role is a plain customer, and every role has a label", () => {
  expect(toRole("dueño")).toBe("cliente");
  expect(toRole(null)).toBe("cliente");
  expect(toRole("admin")).toBe("admin");
  expect(ROLES.map((role) => ROLE_LABELS[role])).toEqual([
    "Cliente",
    "Manager",
    "Manager",
    "Admin",
    "Superadmin",
  ]);
});
