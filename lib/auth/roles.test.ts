import { expect, test } from "vitest";
import { canChangeSettings, canDeleteContent, canEditContent, ROLE_LABELS, ROLES, toRole } from "./roles";

test.each([
  ["cliente", false, false, false],
  ["employee", true, false, false],
  ["manager", true, false, false],
  ["admin", true, false, true],
  ["superadmin", true, true, true],
] as const)("%s: edit %s, delete %s, settings %s", (role, edit, remove, settings) => {
  expect(canEditContent(role)).toBe(edit);
  expect(canDeleteContent(role)).toBe(remove);
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
