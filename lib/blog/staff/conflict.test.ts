import { expect, test } from "vitest";
import { postConflict } from "./conflict";
import { draftOf } from "./post-draft";
import type { EditablePost } from "./types";

const saved: EditablePost = {
  id: "p",
  slug: "hola",
  title: "Hola",
  excerpt: "",
  body: "Texto",
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

test("tells in words what differs", () => {
  const mine = { ...draftOf(saved), title: "Hola ", category: "negocios" as const, body: "Otro texto" };
  expect(postConflict(mine, saved).filter((field) => field.mine !== field.theirs)).toEqual([
    { label: "Categoría", mine: "Negocios", theirs: "Noticias" },
    { label: "Texto", mine: "Otro texto", theirs: "Texto" },
  ]);
});
