import { describe, expect, test } from "vitest";
import { POST_CATEGORIES } from "../../../lib/blog/labels.ts";
import { postCover } from "./post-covers/post-cover.ts";
import { posts } from "./read-posts.ts";

/** Words as a reader counts them, without Markdown's signs. */
const words = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
const isLong = ({ body }: (typeof posts)[number]) => words(body) >= 900;

describe("the demo's blog", () => {
  test("really holds what the blog says of its categories", () => {
    const counts = Object.fromEntries(
      POST_CATEGORIES.map((category) => [
        category,
        posts.filter((post) => post.category === category).length,
      ]),
    );
    expect(counts).toEqual({
      reparacion: 15,
      tutoriales: 12,
      noticias: 8,
      comparativas: 6,
      herramientas: 4,
      negocios: 3,
    });
  });

  test("opens with one featured article, six more full ones, and tips of 120 to 200 words", () => {
    const featured = posts.filter((post) => post.featured);
    expect(featured).toHaveLength(1);
    expect(featured.every(isLong)).toBe(true);
    expect(posts.filter(isLong)).toHaveLength(7);
    for (const post of posts.filter((one) => !isLong(one))) {
      expect(words(post.body), post.slug).toBeGreaterThanOrEqual(120);
      expect(words(post.body), post.slug).toBeLessThanOrEqual(200);
    }
  });

  test("has titles, summaries, days and covers of its own for each", () => {
    for (const field of ["title", "excerpt", "published"] as const)
      expect(new Set(posts.map((post) => post[field])).size, field).toBe(posts.length);
    expect(new Set(posts.map(({ slug }) => JSON.stringify(postCover(slug).art))).size).toBe(posts.length);
    for (const { slug, title, excerpt, published } of posts) {
      expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(title.length, slug).toBeLessThanOrEqual(65);
      expect(excerpt.length, slug).toBeGreaterThanOrEqual(110);
      expect(excerpt.length, slug).toBeLessThanOrEqual(155);
      expect(new Date(published).toISOString().slice(0, 10), slug).toBe(published);
    }
  });

  test("opens with its long articles: no tip is newer than one of them", () => {
    const isLong = ({ body }: { body: string }) => body.split(/\s+/).length > 1000;
    const long = posts.filter(isLong);
    expect(long).toHaveLength(7);
    const oldest = long.map(({ published }) => published).sort()[0] ?? "";
    for (const post of posts.filter((one) => !isLong(one)))
      expect(post.published < oldest, post.slug).toBe(true);
  });

  test("leads on inside the shop, under headings that leave the page its own", () => {
    for (const { slug, body } of posts) {
      expect(body, slug).toMatch(/\]\(\/[a-z]/);
      expect(body, slug).not.toMatch(/^# /m);
    }
  });
});
