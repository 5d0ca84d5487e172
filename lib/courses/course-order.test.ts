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

test("a list is ordered by level and keeps its order within one", () => {
  expect(slugs(byLevel(ALL))).toEqual(["controles", "limpieza", "hdmi", "switch", "placas"]);
});

test("the next course is of the same or the next level, never an owned one", () => {
  expect(courseAfter("controles", ALL, [])?.slug).toBe("limpieza");
  expect(courseAfter("controles", ALL, [course("limpieza", "principiante")])?.slug).toBe("hdmi");
  expect(courseAfter("hdmi", ALL, [course("switch", "intermedio")])?.slug).toBe("placas");
  expect(courseAfter("placas", ALL, [])?.slug).toBe("controles");
  expect(courseAfter("retirado", ALL, [])?.slug).toBe("controles");
  expect(courseAfter("placas", ALL, ALL)).toBeNull();
});
