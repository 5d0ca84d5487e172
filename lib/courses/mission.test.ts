import { expect, test } from "vitest";
import { fittingCourses, missionPath, missionTitle } from "./mission";

test("the name of a service survives the round trip through the URL", () => {
  const name = "Limpieza & pasta térmica ¡100%!";
  const query = new URL(missionPath(name), "https://x.example").searchParams;
  expect(missionTitle(query.get("mision"))).toBe(name);
});

test("a missing mission is an empty title, and a long one is cut to one line", () => {
  expect(missionTitle(null)).toBe("");
  expect(missionTitle("  \n ")).toBe("");
  expect(missionTitle("a\n b")).toBe("a b");
  expect(missionTitle("x".repeat(300))).toHaveLength(80);
});

const COURSES = [
  "Reparación de controles desde cero",
  "Mantenimiento preventivo de consolas",
  "Reparación de drift: sticks de efecto Hall en tu control",
  "Reparación de Nintendo Switch",
].map((title) => ({ title }));

test.each([
  [
    "Reparación de joystick (drift) de control",
    ["Reparación de drift: sticks de efecto Hall en tu control", "Reparación de controles desde cero"],
  ],
  ["Mantenimiento preventivo de consola con pasta térmica", ["Mantenimiento preventivo de consolas"]],
  ["Cambio de pantalla de Nintendo Switch", ["Reparación de Nintendo Switch"]],
  ["Servicio a domicilio en el área metropolitana", []],
  ["Reparación de consola", []],
  ["", []],
])("courses for «%s»", (mission, titles) => {
  expect(fittingCourses(mission, COURSES).map(({ title }) => title)).toEqual(titles);
});
