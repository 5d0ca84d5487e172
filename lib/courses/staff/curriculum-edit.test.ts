import { expect, test } from "vitest";
import { type DraftModule, newLesson, placeOf, putLesson, stepLesson, stepped } from "./curriculum-edit";

const lesson = (id: string) => ({ ...newLesson(), id, title: id.toUpperCase() });
const modules: DraftModule[] = [
  { key: "m1", name: "Uno", lessons: [lesson("a"), lesson("b")] },
  { key: "m2", name: "", lessons: [] },
  { key: "m3", name: "Tres", lessons: [lesson("c")] },
];
const shape = (all: DraftModule[]) =>
  all.map(({ lessons }) => lessons.map(({ id }) => id).join("")).join("|");

test("moving by one swaps neighbours and stops at either end", () => {
  expect(stepped(["x", "y", "z"], 2, "up")).toEqual(["x", "z", "y"]);
  expect(stepped(["x", "y", "z"], 0, "down")).toEqual(["y", "x", "z"]);
  expect(stepped(["x", "y"], 0, "up")).toEqual(["x", "y"]);
  expect(stepped(["x", "y"], 1, "down")).toEqual(["x", "y"]);
});

test("a lesson moves within its module and into the next one", () => {
  expect(shape(stepLesson(modules, "b", "up"))).toBe("ba||c");
  expect(shape(stepLesson(modules, "a", "down"))).toBe("ba||c");
  expect(shape(stepLesson(modules, "b", "down"))).toBe("a|b|c");
  expect(shape(stepLesson(stepLesson(modules, "b", "down"), "b", "down"))).toBe("a||bc");
  expect(shape(stepLesson(modules, "c", "up"))).toBe("ab|c|");
});

test.each([
  ["a", "up"],
  ["c", "down"],
  ["nadie", "up"],
] as const)("the lesson %s stays at its end of the course: %s", (id, way) => {
  expect(shape(stepLesson(modules, id, way))).toBe("ab||c");
});

test("a lesson moves to any position and keeps its data", () => {
  const moved = putLesson(modules, "a", { module: 2, lesson: 1 });
  expect(shape(moved)).toBe("b||ca");
  expect(moved[2]?.lessons[1]).toBe(modules[0]?.lessons[0]);
  expect(putLesson(modules, "a", { module: 9, lesson: 0 })).toBe(modules);
  expect(placeOf(moved, "a")).toEqual({ module: 2, lesson: 1 });
});
