import { expect, test, vi } from "vitest";
import { noteEdit, sinceEdit } from "./last-edit";

test("an instance knows how long ago it last heard of an edit, and that it heard of none", () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  expect(sinceEdit()).toBeNull();
  noteEdit();
  vi.advanceTimersByTime(1500);
  expect(sinceEdit()).toBe(1500);
  noteEdit();
  expect(sinceEdit()).toBe(0);
  vi.useRealTimers();
});
