import { describe, expect, test } from "vitest";
import { type PostRow, toEditablePost, toSavedPost } from "./rows";
import type { SavePostInput } from "./schema";

const NOW = Date.parse("2026-11-20T12:00:00Z");
const PAST = "2026-11-01T13:30:00+00:00";
const FUTURE = "2026-12-01T13:30:00+00:00";

const row: PostRow = {
  id: "p",
  slug: "hola",
  title: "Hola",
  excerpt: "",
  body: "Texto",
  category: "noticias",
  cover: "",
  cover_alt: "Foto",
  is_featured: false,
  state: "publicado",
  published_at: PAST,
  announced_at: null,
  version: 2,
};
const input: SavePostInput = {
  id: "p",
  version: 2,
  step: "guardar",
  title: "Hola",
  slug: "hola",
  category: "noticias",
  excerpt: "",
  body: "Texto",
  cover: "",
  coverAlt: "Foto",
  publishAt: null,
};

describe("a post to edit", () => {
  test.each([
    ["borrador", null, "borrador"],
    ["borrador", FUTURE, "borrador"],
    ["publicado", FUTURE, "programado"],
    ["publicado", PAST, "publicado"],
  ] as const)("%s, %s: %s", (state, published_at, stage) => {
    expect(toEditablePost({ ...row, state, published_at }, NOW).stage).toBe(stage);
  });

  test("tells its time as Colombia does", () => {
    expect(toEditablePost(row, NOW)).toMatchObject({ publishOn: "2026-11-01T08:30", coverAlt: "Foto" });
    expect(toEditablePost(row, NOW).publishedText).toContain("1 nov 2026, 8:30");
    expect(toEditablePost({ ...row, published_at: null }, NOW)).toMatchObject({
      publishOn: "",
      publishedText: "",
    });
  });
});

describe("what a save writes", () => {
  test("leaves the publication alone unless asked", () => {
    const columns = toSavedPost(input, row, NOW);
    expect(columns).toMatchObject({ title: "Hola", cover_alt: "Foto" });
    for (const column of ["state", "published_at", "is_featured"]) expect(columns).not.toHaveProperty(column);
  });

  test("publishes now, or again with the date of then", () => {
    const step = "publicar" as const;
    expect(toSavedPost({ ...input, step }, { ...row, published_at: FUTURE }, NOW)).toMatchObject({
      state: "publicado",
      published_at: null,
    });
    expect(toSavedPost({ ...input, step }, row, NOW).published_at).toBe(PAST);
  });

  test("a post that nobody may read is not the featured one", () => {
    expect(toSavedPost({ ...input, step: "programar", publishAt: FUTURE }, row, NOW)).toMatchObject({
      state: "publicado",
      published_at: FUTURE,
      is_featured: false,
    });
    const hidden = { ...row, published_at: FUTURE };
    expect(toSavedPost({ ...input, step: "despublicar" }, hidden, NOW)).toMatchObject({
      state: "borrador",
      published_at: null,
      is_featured: false,
    });
  });
});
