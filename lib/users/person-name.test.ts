import { expect, test } from "vitest";
import { personName } from "./person-name";

test("a person without a user name is named by the end of their id", () => {
  const id = "00000000-0000-4000-8000-000000000003";
  expect(personName({ id, username: null })).toBe("Usuario 000003");
  expect(personName({ id, username: "" })).toBe("Usuario 000003");
  expect(personName({ id, username: "Sara" })).toBe("Sara");
});
