import { expect, test } from "vitest";
import { isInTab, SERVICE_TABS } from "@/lib/catalog/service-tabs";
import { COURSE_TABS, filterCourses } from "@/lib/courses/course-filter";
import { courses, services, slides } from "./catalog.ts";
import { LESSON_SHEETS } from "./lesson-sheets.ts";
import { LESSONS } from "./read-lessons.ts";

test("the demo's services fill the tabs, each in one, and prices are whole thousands", () => {
  const [, ...tabs] = SERVICE_TABS;
  for (const tab of tabs)
    expect(services.filter(({ name }) => isInTab(name, tab)).length, tab).toBeGreaterThanOrEqual(3);
  for (const { name, price } of services) {
    expect(
      tabs.some((tab) => isInTab(name, tab)),
      name,
    ).toBe(true);
    expect(price % 1000, name).toBe(0);
  }
});

test("its courses fill the tabs, each in one", () => {
  const [, ...tabs] = COURSE_TABS;
  const shown = tabs.map((tab) => filterCourses(courses, tab));
  for (const [n, tab] of tabs.entries()) expect(shown[n]?.length, tab).toBeGreaterThanOrEqual(2);
  expect(new Set(shown.flat())).toEqual(new Set(courses));
});

test("every curriculum has modules with lessons of their own addresses, one to three of them open", () => {
  for (const { slug, curriculum } of courses) {
    const lessons = curriculum.flatMap((module) => module.lessons);
    for (const { name, lessons: own } of curriculum) expect(own.length, name).toBeGreaterThanOrEqual(3);
    expect(new Set(lessons.map(({ id }) => id)).size, slug).toBe(lessons.length);
    for (const { id } of lessons) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect([1, 2, 3], slug).toContain(lessons.filter(({ preview }) => preview).length);
  }
});

/** Words of a course's lessons below which it is a short guide: half an hour at 200 words a minute. */
const FULL_COURSE = 6000;

const wordsOf = (slug: string) =>
  Object.values(LESSONS[slug] ?? {})
    .join(" ")
    .split(/\s+/).length;

test("a course of less than half an hour says that it is a short guide, and costs accordingly", () => {
  const guides = courses.filter(({ slug }) => wordsOf(slug) < FULL_COURSE);
  expect(guides.length).toBeGreaterThan(0);
  expect(guides.length).toBeLessThan(courses.length);
  for (const { slug, price, description, content } of guides) {
    expect(price, slug).toBeLessThanOrEqual(30_000);
    expect(description, slug).toContain("Guía corta");
    expect(content, slug).toContain("guía corta");
  }
});

test("courses have what they promise: lessons, sheets, certificates", () => {
  for (const { slug, includes, content, description, curriculum, has_certification } of courses) {
    const said = JSON.stringify([includes, content, description, curriculum]);
    expect(said, slug).not.toMatch(
      /sin cortes|en vivo|te enviamos|enviada a tu casa|Grupo de|Tutoría|Comunidad|Descuento|Cupón/,
    );
    const promised = /(\d+) lecciones escritas/.exec(includes.join(" "))?.[1];
    expect(Number(promised), slug).toBe(curriculum.flatMap(({ lessons }) => lessons).length);
    expect(/PDF/.test(said), slug).toBe(LESSON_SHEETS.some(({ course }) => course === slug));
    expect(/certificado/i.test(includes.join()), slug).toBe(has_certification);
  }
});

test("the slides link to the three sections of the home page, in order", () => {
  expect(slides.map(({ button_url, display_order }) => [button_url, display_order])).toEqual([
    ["/servicios", 1],
    ["/servicios", 2],
    ["/cursos", 3],
  ]);
});
