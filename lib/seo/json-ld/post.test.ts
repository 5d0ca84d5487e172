import { expect, test } from "vitest";
import { missingFor } from "@/tests/support/rich-results";
import { flawsOf } from "@/tests/support/structured-data";
import { blogJsonLd, postJsonLd } from "./post";

const SITE = "https://tienda.example";
const post = {
  slug: "limpieza",
  title: "Cómo limpiar tu consola",
  excerpt: "Sin dañarla.",
  cover: "/media/l.webp",
  publishedAt: "2026-03-01T15:00:00+00:00",
  updatedAt: "2026-03-02T15:00:00.123456+00:00",
  words: 800,
  section: "Tutoriales",
};

test("an article has all recommended properties, with ISO dates", () => {
  const data = postJsonLd(post, "Aventura Gamer", SITE);
  expect(missingFor(data).recommended).toEqual([]);
  expect(data.dateModified).toBe("2026-03-02T15:00:00.123Z");
});

test("without a cover it has the share image; a long headline is cut", () => {
  const data = postJsonLd({ ...post, cover: "", excerpt: "", title: "a".repeat(200) }, "Tienda", SITE);
  expect(flawsOf(data)).toEqual([]);
  expect(data.image).toBe(`${SITE}/og/blog/limpieza.png`);
  expect(data.headline).toHaveLength(110);
});

test("a blog without posts lists none", () => {
  expect(flawsOf(blogJsonLd([], "Aventura Gamer", SITE))).toEqual([]);
});
