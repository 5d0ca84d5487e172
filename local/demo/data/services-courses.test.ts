import { describe, expect, test } from "vitest";
import { courses, services, slides } from "./catalog.ts";
import { LESSON_SHEETS } from "./lesson-sheets.ts";

const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

const serviceTabs = {
  controles: ["control", "joy", "boton", "analog", "carga"],
  consolas: [
    "consola",
    "switch",
    "play",
    "xbox",
    "mantenimiento",
    "pasta",
    "fuente",
    "lectura",
    "sobrecalentamiento",
    "pantalla",
    "disco",
  ],
  extras: ["domicilio", "express", "urgente", "prioridad"],
};

const courseTabs = {
  reparacion: ["reparación", "reparar", "arreglo", "fix"],
  mantenimiento: ["mantenimiento", "limpieza", "cuidado", "maintenance"],
  avanzado: ["avanzado", "profesional", "expert", "master"],
  basico: ["básico", "inicio", "principiante", "beginner"],
};

const matching = (text: string, words: string[]) => words.some((word) => plain(text).includes(plain(word)));

describe("demo services", () => {
  test.each(Object.entries(serviceTabs))("fills the tab «%s»", (_tab, words) => {
    expect(services.filter(({ name }) => matching(name, words)).length).toBeGreaterThanOrEqual(3);
  });

  test("leaves no service outside the tabs", () => {
    const all = Object.values(serviceTabs).flat();
    expect(services).toHaveLength(14);
    for (const { name } of services) expect(matching(name, all), name).toBe(true);
  });

  test("charges at least 60.000 for a repair, in whole thousands", () => {
    for (const { name, price } of services) {
      expect(price % 1000, name).toBe(0);
      if (/^(Reparación|Cambio)/.test(name)) expect(price, name).toBeGreaterThanOrEqual(60_000);
    }
  });
});

describe("demo courses", () => {
  test.each(Object.entries(courseTabs))("fills the tab «%s»", (_tab, words) => {
    const inTab = courses.filter(({ title, description }) => matching(`${title} ${description}`, words));
    expect(inTab.length).toBeGreaterThanOrEqual(2);
  });

  test("leaves no course outside the tabs", () => {
    const all = Object.values(courseTabs).flat();
    expect(courses).toHaveLength(10);
    for (const { title, description } of courses)
      expect(matching(`${title} ${description}`, all), title).toBe(true);
  });

  test.each(courses.map((course) => [course.slug, course] as const))(
    "%s has a sound curriculum",
    (_, course) => {
      const lessons = course.curriculum.flatMap((module) => module.lessons);
      expect(course.curriculum.length).toBeGreaterThanOrEqual(4);
      expect(course.curriculum.length).toBeLessThanOrEqual(7);
      for (const { name, lessons: own } of course.curriculum) {
        expect(own.length, name).toBeGreaterThanOrEqual(3);
        expect(own.length, name).toBeLessThanOrEqual(6);
      }
      expect(new Set(lessons.map(({ id }) => id)).size).toBe(lessons.length);
      for (const { id, description } of lessons) {
        expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
        expect(description, id).toMatch(/\.$/);
      }
      const previews = lessons.filter(({ preview }) => preview).length;
      expect(previews).toBeGreaterThanOrEqual(1);
      expect(previews).toBeLessThanOrEqual(3);
      for (const list of [course.requirements, course.includes, course.learning_outcomes]) {
        expect(list.length).toBeGreaterThanOrEqual(4);
        expect(list.length).toBeLessThanOrEqual(8);
      }
    },
  );

  test("counts the lessons it promises", () => {
    for (const course of courses) {
      const promised = course.includes.join(" ").match(/(\d+) lecciones escritas/)?.[1];
      expect(Number(promised), course.slug).toBe(course.curriculum.flatMap(({ lessons }) => lessons).length);
    }
  });

  test("promises nothing that no lesson holds", () => {
    for (const { slug, includes, content, description, curriculum } of courses) {
      const said = JSON.stringify([includes, content, description, curriculum]);
      expect(said, slug).not.toMatch(
        /sin cortes|en vivo|te enviamos|enviada a tu casa|Grupo de|Tutoría|Comunidad|Descuento|Cupón/,
      );
      const hasSheet = LESSON_SHEETS.some(({ course }) => course === slug);
      expect(/PDF/.test(said), slug).toBe(hasSheet);
    }
  });

  test("promises a certificate exactly where there is one", () => {
    for (const { slug, includes, has_certification } of courses)
      expect(
        includes.some((line) => /certificado/i.test(line)),
        slug,
      ).toBe(has_certification);
  });
});

describe("demo slides", () => {
  test("leads to the three places of the home page, in order", () => {
    expect(slides.map(({ title, button_url }) => [title, button_url])).toEqual([
      ["Aventura Gamer", "/servicios"],
      ["Reparaciones Profesionales", "/servicios"],
      ["Cursos Especializados", "/cursos"],
    ]);
    expect(slides.map(({ display_order }) => display_order)).toEqual([1, 2, 3]);
    for (const { button_text, description } of slides) {
      expect(button_text.length).toBeLessThanOrEqual(20);
      expect(description.length).toBeLessThanOrEqual(90);
    }
  });
});
