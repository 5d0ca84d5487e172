import { expect, test } from "vitest";
import { shownComments } from "./shown-comments";

const theirs = { author: "cliente", isInternal: false } as const;
const ours = { author: "admin", isInternal: false } as const;
const note = { author: "admin", isInternal: true } as const;

test("the last two messages, or more to include every unread one", () => {
  expect(shownComments([theirs, ours, ours], 0, "admin")).toBe(2);
  expect(shownComments([theirs, theirs, ours, note], 1, "admin")).toBe(3);
  expect(shownComments([theirs, theirs, ours, note], 2, "admin")).toBe(4);
  expect(shownComments([theirs], 5, "admin")).toBe(2);
});
