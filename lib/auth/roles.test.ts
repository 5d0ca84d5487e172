import { expect, test } from "vitest";
import { toRole } from "./roles";

test("an unknown role is a plain customer", () => {
  expect(["dueño", null, "admin"].map(toRole)).toEqual(["cliente", "cliente", "admin"]);
});
