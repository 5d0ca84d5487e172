import { describe, expect, test } from "vitest";
import { postCounts, toPost, toPostSummary } from "./rows";

const row = {
  id: "1",
  slug: "una",
  title: "Una",
  excerpt: "De una",
  category: "noticias" as const,
  cover: "/media/blog/una.webp",
  cover_alt: "Una cosa",
  is_featured: true,
  published_at: "2026-11-18T14:00:00+00:00",
  words: 900,
};

describe("rows of the blog", () => {
  test("become summaries with their reading time", () => {
    expect(toPostSummary(row)).toEqual({
      id: "1",
      slug: "una",
      title: "Una",
      excerpt: "De una",
      category: "noticias",
      cover: "/media/blog/una.webp",
      coverAlt: "Una cosa",
      isFeatured: true,
      publishedAt: "2026-11-18T14:00:00+00:00",
      date: "18 de noviembre de 2026",
      minutes: 5,
    });
  });

  test("become posts with their text", () => {
    expect(toPost({ ...row, body: "Hola", updated_at: "2026-11-19T14:00:00+00:00" })).toMatchObject({
      slug: "una",
      body: "Hola",
      updatedAt: "2026-11-19T14:00:00+00:00",
      words: 900,
    });
  });

  test("count every category, also those without posts", () => {
    expect(postCounts.parse({ noticias: 8 })).toEqual({
      reparacion: 0,
      tutoriales: 0,
      noticias: 8,
      comparativas: 0,
      herramientas: 0,
      negocios: 0,
    });
  });
});
