import { expect, test } from "vitest";
import { missingFor } from "@/tests/support/rich-results";
import { flawsOf } from "@/tests/support/structured-data";
import { courseJsonLd, lessonJsonLd } from "./course";

const SITE = "https://tienda.example";
const course = {
  name: "Curso",
  description: "d",
  path: "/curso/c",
  image: "/media/c.webp",
  price: 10,
  weeks: 6,
  level: "Intermedio",
  providerName: "Aventura Gamer",
  certified: false,
};

test("a course says how, how long, how much and who teaches it", () => {
  const data = courseJsonLd(course, SITE);
  expect(flawsOf(data)).toEqual([]);
  expect(missingFor(data).recommended).toEqual([]);
  expect(data).toMatchObject({
    image: `${SITE}/media/c.webp`,
    provider: { "@id": `${SITE}/#organizacion`, name: "Aventura Gamer" },
    hasCourseInstance: {
      courseMode: "Online",
      courseSchedule: { repeatCount: 6, repeatFrequency: "Weekly" },
    },
    offers: { category: "Paid", price: 10, priceCurrency: "COP" },
  });
});

test("a course without certificate awards none, without price it is free, without picture it shows none", () => {
  expect(courseJsonLd(course, SITE)).not.toHaveProperty("educationalCredentialAwarded");
  expect(courseJsonLd({ ...course, certified: true }, SITE)).toHaveProperty("educationalCredentialAwarded");
  const free = courseJsonLd({ ...course, price: 0, image: "" }, SITE);
  expect(flawsOf(free)).toEqual([]);
  expect(free.offers).toMatchObject({ category: "Free", price: 0 });
  expect(free).not.toHaveProperty("image");
});

test("a free lesson is part of its course", () => {
  const lesson = { name: "Abrir", description: "Sin rayar", path: "/curso/c/muestra/1", minutes: 12, course };
  const data = lessonJsonLd(lesson, SITE);
  expect(flawsOf(data)).toEqual([]);
  expect(data).toMatchObject({ isAccessibleForFree: true, timeRequired: "PT12M" });
  expect(data.isPartOf).toEqual({ "@id": courseJsonLd(course, SITE)["@id"] });
  expect(flawsOf(lessonJsonLd({ ...lesson, description: "", minutes: 0 }, SITE))).toEqual([]);
});
