import { expect, test } from "vitest";
import {
  type DraftModule,
  newKey,
  newLesson,
  placeOf,
  putLesson,
  spokenPlace,
  stepLesson,
  stepped,
} from "./curriculum-edit";

const lesson = (id: string) => ({ ...newLesson(), id, title: id.toUpperCase() });
const modules: DraftModule[] = [
  { key: "m1", name: "Uno", lessons: [lesson("a"), lesson("b")] },
  { key: "m2", name: "", lessons: [] },
  { key: "m3", name: "Tres", lessons: [lesson("c")] },
];
const shape = (all: DraftModule[]) =>
  all.map(({ lessons }) => lessons.map(({ id }) => id).join("")).join("|");

test("keys differ", () => {
  expect(new Set(Array.from({ length: 500 }, newKey)).size).toBe(500);
  expect(newKey()).toMatch(/^l-[0-9a-f]{12}$/);
});

test("a new lesson lasts 60 minutes", () => {
  expect(newLesson()).toMatchObject({ title: "", duration: "60", preview: false });
});

test("a step swaps neighbours and stops at either end", () => {
  expect(stepped(["x", "y", "z"], 2, "up")).toEqual(["x", "z", "y"]);
  expect(stepped(["x", "y", "z"], 0, "down")).toEqual(["y", "x", "z"]);
  expect(stepped(["x", "y"], 0, "up")).toEqual(["x", "y"]);
  expect(stepped(["x", "y"], 1, "down")).toEqual(["x", "y"]);
});

test("a lesson moves within its module and on into the next", () => {
  expect(shape(stepLesson(modules, "b", "up"))).toBe("ba||c");
  expect(shape(stepLesson(modules, "a", "down"))).toBe("ba||c");
  expect(shape(stepLesson(modules, "b", "down"))).toBe("a|b|c");
  expect(shape(stepLesson(stepLesson(modules, "b", "down"), "b", "down"))).toBe("a||bc");
  expect(shape(stepLesson(modules, "c", "up"))).toBe("ab|c|");
});

test("at either end of the course it stays", () => {
  expect(shape(stepLesson(modules, "a", "up"))).toBe("ab||c");
  expect(shape(stepLesson(modules, "c", "down"))).toBe("ab||c");
  expect(shape(stepLesson(modules, "nadie", "up"))).toBe("ab||c");
});

test("a lesson is put anywhere and is the same lesson there", () => {
  const moved = putLesson(modules, "a", { module: 2, lesson: 1 });
  expect(shape(moved)).toBe("b||ca");
  expect(moved[2]?.lessons[1]).toBe(modules[0]?.lessons[0]);
  expect(putLesson(modules, "a", { module: 9, lesson: 0 })).toBe(modules);
  expect(placeOf(moved, "a")).toEqual({ module: 2, lesson: 1 });
});

test("its place is told in words", () => {
  expect(spokenPlace(modules, "b")).toBe("B: lugar 2 de 2 en Uno");
  expect(spokenPlace(stepLesson(modules, "b", "down"), "b")).toBe("B: lugar 1 de 1 en Módulo 2");
});
