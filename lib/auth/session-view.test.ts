import { expect, test } from "vitest";
import { toSessionView } from "./session-view";

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
