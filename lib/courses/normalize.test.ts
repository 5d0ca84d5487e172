import { expect, test } from "vitest";
import { toMaterials, toModules, toTexts } from "./normalize";

test.each([null, undefined, "texto", 3, { a: 1 }])("%j, which is no list, becomes an empty one", (value) => {
  expect([toTexts(value), toModules(value), toMaterials(value)]).toEqual([[], [], []]);
});

test("blank entries and entries of other types are dropped from a list of texts", () => {
  expect(toTexts([" Cautín ", "", 4, null, "Multímetro"])).toEqual(["Cautín", "Multímetro"]);
});

test("a lesson gets its defaults: sixty minutes, no preview, an id from its position", () => {
  expect(toModules([{ name: "Uno", lessons: [{ title: "Primera" }] }])).toEqual([
    {
      name: "Uno",
      lessons: [{ id: "1-1", title: "Primera", duration: 60, description: "", preview: false }],
    },
  ]);
});

test("minutes that are not a number count as zero", () => {
  const lessons = [{ duration: "45" }, { duration: "mucho" }, { duration: -5 }, { duration: 20.9 }];
  const [module] = toModules([{ name: "M", lessons }]);
  expect(module?.lessons.map((lesson) => lesson.duration)).toEqual([45, 0, 0, 20]);
});

test("an invalid module is kept without lessons", () => {
  const modules = toModules([null, { name: "Dos", lessons: "no" }]);
  expect(modules.map(({ name, lessons }) => [name, lessons.length])).toEqual([
    ["", 0],
    ["Dos", 0],
  ]);
});

test("materials are links with a name", () => {
  expect(
    toMaterials([
      { title: " Guía ", url: "https://ejemplo.co/guia.pdf" },
      { title: "Plano", url: "/media/cursos/plano.webp" },
      { title: "", url: "https://ejemplo.co" },
      { title: "Malo", url: "javascript:alert(1)" },
      7,
      null,
    ]),
  ).toEqual([
    { title: "Guía", url: "https://ejemplo.co/guia.pdf" },
    { title: "Plano", url: "/media/cursos/plano.webp" },
  ]);
});
