import { expect, test } from "vitest";
import { byLevel, courseAfter } from "./course-order";

const course = (slug: string, level: "principiante" | "intermedio" | "avanzado") => ({ slug, level });
const ALL = [
  course("placas", "avanzado"),
  course("hdmi", "intermedio"),
  course("controles", "principiante"),
  course("switch", "intermedio"),
  course("limpieza", "principiante"),
];
const slugs = (courses: readonly { slug: string }[]) => courses.map(({ slug }) => slug);

test("a list goes from the first level to the last and keeps its order within one", () => {
  expect(slugs(byLevel(ALL))).toEqual(["controles", "limpieza", "hdmi", "switch", "placas"]);
});

test("after a course comes one of its level or the next, never an owned one", () => {
  expect(courseAfter("controles", ALL, [])?.slug).toBe("limpieza");
  expect(courseAfter("controles", ALL, [course("limpieza", "principiante")])?.slug).toBe("hdmi");
  expect(courseAfter("hdmi", ALL, [course("switch", "intermedio")])?.slug).toBe("placas");
  expect(courseAfter("placas", ALL, [])?.slug).toBe("controles");
  expect(courseAfter("retirado", ALL, [])?.slug).toBe("controles");
  expect(courseAfter("placas", ALL, ALL)).toBeNull();
});
