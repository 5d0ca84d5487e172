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
  minutes: 25,
  weeks: 6,
  level: "Intermedio",
  providerName: "Aventura Gamer",
  certified: false,
};

test("a course has all recommended properties, and its price", () => {
  const data = courseJsonLd(course, SITE);
  expect(missingFor(data).recommended).toEqual([]);
  expect(data.offers).toMatchObject({ category: "Paid", price: 10, priceCurrency: "COP" });
});

test("a course says the minutes of its lessons, and its weeks only without them", () => {
  expect(courseJsonLd(course, SITE)).toMatchObject({ hasCourseInstance: { courseWorkload: "PT25M" } });
  const unknown = courseJsonLd({ ...course, minutes: 0 }, SITE);
  expect(flawsOf(unknown)).toEqual([]);
  expect(unknown).toMatchObject({ hasCourseInstance: { courseSchedule: { repeatCount: 6 } } });
});

test("a course without a certificate awards none, without a price is free, without a picture has none", () => {
  expect(courseJsonLd(course, SITE)).not.toHaveProperty("educationalCredentialAwarded");
  expect(courseJsonLd({ ...course, certified: true }, SITE)).toHaveProperty("educationalCredentialAwarded");
  const free = courseJsonLd({ ...course, price: 0, image: "" }, SITE);
  expect(flawsOf(free)).toEqual([]);
  expect(free.offers).toMatchObject({ category: "Free", price: 0 });
});

test("a free lesson without text or duration is still part of its course", () => {
  const lesson = { name: "Abrir", description: "", path: "/curso/c/muestra/1", minutes: 0, course };
  const data = lessonJsonLd(lesson, SITE);
  expect(flawsOf(data)).toEqual([]);
  expect(data.isPartOf).toEqual({ "@id": courseJsonLd(course, SITE)["@id"] });
});
