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

  test("shows its time in Colombian time", () => {
    expect(toEditablePost(row, NOW)).toMatchObject({ publishOn: "2026-11-01T08:30", coverAlt: "Foto" });
    expect(toEditablePost(row, NOW).publishedText).toContain("1 nov 2026, 8:30");
    expect(toEditablePost({ ...row, published_at: null }, NOW)).toMatchObject({
      publishOn: "",
      publishedText: "",
    });
  });
});

test("a save leaves the publication alone unless asked", () => {
  const columns = toSavedPost(input, row, NOW);
  expect(columns).toMatchObject({ title: "Hola", cover_alt: "Foto" });
  for (const column of ["state", "published_at", "is_featured"]) expect(columns).not.toHaveProperty(column);
});

const HIDDEN = { is_featured: false };

test.each([
  ["publishes now", "publicar", null, FUTURE, { state: "publicado", published_at: null }],
  [
    "publishes again with the date of then",
    "publicar",
    null,
    PAST,
    { state: "publicado", published_at: PAST },
  ],
  ["features no post to come", "programar", FUTURE, PAST, { published_at: FUTURE, ...HIDDEN }],
  [
    "features no withdrawn post",
    "despublicar",
    null,
    FUTURE,
    { state: "borrador", published_at: null, ...HIDDEN },
  ],
] as const)("a step %s", (_, step, publishAt, published_at, columns) => {
  expect(toSavedPost({ ...input, step, publishAt }, { ...row, published_at }, NOW)).toMatchObject(columns);
});
