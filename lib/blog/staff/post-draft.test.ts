import { describe, expect, test } from "vitest";
import { fieldsThatDiffer } from "@/lib/core/versioned";
import { draftOf, postTexts, retitle } from "./post-draft";
import type { EditablePost } from "./types";

const post: EditablePost = {
  id: "p",
  slug: "hola",
  title: "Hola",
  excerpt: "",
  body: "Texto\n",
  category: "noticias",
  cover: "",
  coverAlt: "",
  stage: "borrador",
  isFeatured: false,
  publishOn: "",
  publishedText: "",
  announcedText: "",
  version: 3,
};

describe("a new title", () => {
  test("changes the slug while the post was never published", () => {
    expect(retitle(draftOf(post), "Hola a todos", "borrador")).toEqual({
      title: "Hola a todos",
      slug: "hola-a-todos",
    });
    expect(retitle(draftOf(post), "Hola a todos", "programado").slug).toBe("hola-a-todos");
  });

  test("keeps a slug that was published or edited by hand", () => {
    expect(retitle(draftOf(post), "Otro", "publicado")).toEqual({ title: "Otro" });
    expect(retitle({ ...draftOf(post), slug: "a-mano" }, "Otro", "borrador")).toEqual({ title: "Otro" });
  });
});

test("two versions differ by their text; surrounding whitespace is no change", () => {
  const mine = { ...draftOf(post), title: "Hola ", category: "negocios" as const, body: "Otro texto" };
  expect(fieldsThatDiffer(postTexts(mine), postTexts(draftOf(post)))).toEqual([
    { name: "category", label: "Categoría", mine: "Negocios", theirs: "Noticias" },
    { name: "body", label: "Texto", mine: "Otro texto", theirs: "Texto" },
  ]);
});
