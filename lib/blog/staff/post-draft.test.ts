import { describe, expect, test } from "vitest";
import { draftOf, fingerprint, retitle, typedPost } from "./post-draft";
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
  test("takes the address along while nobody knows it", () => {
    expect(retitle(draftOf(post), "Hola a todos", "borrador")).toEqual({
      title: "Hola a todos",
      slug: "hola-a-todos",
    });
    expect(retitle(draftOf(post), "Hola a todos", "programado").slug).toBe("hola-a-todos");
  });

  test("leaves an address that readers know or that was written by hand", () => {
    expect(retitle(draftOf(post), "Otro", "publicado")).toEqual({ title: "Otro" });
    expect(retitle({ ...draftOf(post), slug: "a-mano" }, "Otro", "borrador")).toEqual({ title: "Otro" });
  });
});

test("blanks around a text are no change, words are", () => {
  const draft = draftOf(post);
  expect(fingerprint({ ...draft, title: "Hola " })).toBe(fingerprint(draft));
  expect(fingerprint({ ...draft, body: "Texto nuevo" })).not.toBe(fingerprint(draft));
});

test("sends what is written with what to do", () => {
  const save = { id: "p", version: 3, step: "publicar", publishOn: "" } as const;
  expect(typedPost(draftOf(post), save)).toMatchObject({ title: "Hola", body: "Texto\n", step: "publicar" });
});
