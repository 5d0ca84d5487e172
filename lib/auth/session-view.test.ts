import { expect, test } from "vitest";
import { greetingName, toSessionView } from "./session-view";

test("the header gets the role's label and nothing that it does not show", () => {
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

test.each([
  ["marlon_g", "Valentina Ríos", "marlon_g"],
  [null, "  Valentina  Ríos", "Valentina"],
  [null, "", "v.rios"],
  ["", " ", "v.rios"],
])("with the name %s, a buyer called «%s» is greeted as %s", (username, buyer, name) =>
  expect(greetingName({ username, email: "v.rios@example.com" }, buyer)).toBe(name),
);
