import { expect, test } from "vitest";
import { rssOf } from "./feed";
import type { PostSummary } from "./types";

const post = (slug: string, more: Partial<PostSummary> = {}): PostSummary => ({
  id: slug,
  slug,
  title: `Título ${slug}`,
  excerpt: "Resumen",
  category: "noticias",
  cover: "",
  coverAlt: "",
  isFeatured: false,
  publishedAt: "2026-11-01T12:00:00Z",
  date: "",
  minutes: 3,
  ...more,
});

test.each<[string, Partial<PostSummary>, boolean]>([
  ["a cover that is no path", { cover: "x.webp" }, true],
  ["a cover on another host", { cover: "@evil.test/x.webp" }, true],
  ["no date", { publishedAt: "" }, false],
])("a row with %s keeps the feed valid", (_, more, listed) => {
  const store = { name: "Aventura Gamer", email: "hola@example.com" };
  const rss = rssOf(
    [post("malo", more), post("bueno", { cover: "/media/blog/a.webp" })],
    store,
    "https://tienda.example",
  );
  expect(rss.includes("<link>https://tienda.example/blog/malo</link>")).toBe(listed);
  expect(rss).toContain("<link>https://tienda.example/blog/bueno</link>");
  expect(rss.match(/<enclosure url="([^"]+)"/g)).toEqual([
    '<enclosure url="https://tienda.example/media/blog/a.webp"',
  ]);
});
