import { expect, test } from "vitest";
import { displayName, toSessionView } from "./session-view";

test("the name falls back to the e-mail and then to 'Usuario'", () => {
  expect(displayName({ username: "Vale", email: "v@x.co" })).toBe("Vale");
  expect(displayName({ username: null, email: "valentina@x.co" })).toBe("valentina");
  expect(displayName({ username: "", email: "" })).toBe("Usuario");
});

test("the header gets the role's label and nothing it does not show", () => {
  const person = {
    id: "1",
    username: null,
    email: "a@x.co",
    role: "employee",
    points: 12,
    level: 2,
  } as const;
  expect(toSessionView(person)).toEqual({
    name: "a",
    email: "a@x.co",
    role: "Manager",
    points: 12,
    level: 2,
  });
});
