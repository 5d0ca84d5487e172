import { expect, test } from "vitest";
import { canChangeSettings, canDeleteContent, canEditContent, toRole } from "./roles";

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

test("an unknown role is a plain customer", () => {
  expect(["dueño", null, "admin"].map(toRole)).toEqual(["cliente", "cliente", "admin"]);
});
