import { describe, expect, test } from "vitest";
import { filterCourses } from "./course-filter";

const courses = [
  { title: "Reparación de controles", description: "Desde cero" },
  { title: "Consola como nueva", description: "LIMPIEZA y cuidado del ventilador" },
  { title: "Microsoldadura", description: "Nivel PROFESIONAL" },
  { title: "Electrónica", description: "Un curso básico para el inicio" },
];

const titles = (tab: Parameters<typeof filterCourses>[1]) => filterCourses(courses, tab).map((c) => c.title);

describe("filterCourses", () => {
  test("words match title and description, ignoring case and accents", () => {
    expect(titles("reparacion")).toEqual(["Reparación de controles"]);
    expect(titles("mantenimiento")).toEqual(["Consola como nueva"]);
    expect(titles("avanzado")).toEqual(["Microsoldadura"]);
    expect(titles("basico")).toEqual(["Electrónica"]);
  });

  test("English keywords of the contract count too", () => {
    const english = [{ title: "Joy-Con fix", description: "maintenance for a beginner, by an expert" }];
    for (const tab of ["reparacion", "mantenimiento", "avanzado", "basico"] as const)
      expect(filterCourses(english, tab)).toHaveLength(1);
  });
});
