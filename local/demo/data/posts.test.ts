import { expect, test } from "vitest";
import { POST_CATEGORIES } from "../../../lib/blog/labels.ts";
import { postCover } from "./post-covers/post-cover.ts";
import { posts } from "./read-posts.ts";

test("each post has its own title, summary, day and cover, and links into the shop", () => {
  for (const field of ["slug", "title", "excerpt", "published"] as const)
    expect(new Set(posts.map((post) => post[field])).size, field).toBe(posts.length);
  expect(new Set(posts.map(({ slug }) => JSON.stringify(postCover(slug).art))).size).toBe(posts.length);
  for (const { slug, body, published } of posts) {
    expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(new Date(published).toISOString().slice(0, 10), slug).toBe(published);
    expect(body, slug).toMatch(/\]\(\/[a-z]/);
    expect(body, slug).not.toMatch(/^# /m);
  }
});

test("every category has posts, one post is featured, and no tip is newer than a long article", () => {
  expect(new Set(posts.map(({ category }) => category))).toEqual(new Set(POST_CATEGORIES));
  expect(posts.filter(({ featured }) => featured)).toHaveLength(1);
  const isLong = ({ body }: { body: string }) => body.split(/\s+/).length > 900;
  const days = (some: typeof posts) => some.map(({ published }) => published).toSorted();
  const [oldest = ""] = days(posts.filter(isLong));
  expect((days(posts.filter((post) => !isLong(post))).at(-1) ?? "") < oldest).toBe(true);
});
