import { describe, expect, test } from "vitest";
import type { z } from "zod";
import { fieldErrorsOf } from "@/lib/auth/action-builder";
import { NEEDS_BODY, NEEDS_EXCERPT, NOT_IN_FUTURE, SLUG_RESERVED, SLUG_SHAPE } from "./labels";
import { savePostSchema } from "./schema";

type TypedPost = z.input<typeof savePostSchema>;

const typed: TypedPost = {
  id: "0b8f2c1e-1a2b-4c3d-8e4f-5a6b7c8d9e0f",
  version: 1,
  step: "guardar",
  title: " Hola ",
  slug: "hola",
  category: "noticias",
  excerpt: "",
  body: "",
  cover: "",
  coverAlt: "",
  publishOn: "",
};

function errorsOf(change: Partial<TypedPost>): Record<string, string> {
  const parsed = savePostSchema.safeParse({ ...typed, ...change });
  return parsed.success ? {} : fieldErrorsOf(parsed.error);
}

describe("savePostSchema", () => {
  test("accepts an unfinished draft", () => {
    expect(savePostSchema.parse(typed)).toMatchObject({ title: "Hola", publishAt: null });
  });

  test.each([
    [{ title: "  " }, "title", "Escribe el título."],
    [{ title: "a".repeat(121) }, "title", "Máximo 120 caracteres."],
    [{ slug: "Con Espacios" }, "slug", SLUG_SHAPE],
    [{ slug: "-a" }, "slug", SLUG_SHAPE],
    [{ slug: "rss" }, "slug", SLUG_RESERVED],
    [{ body: "a".repeat(60_001) }, "body", "Máximo 60.000 caracteres."],
  ])("refuses %j", (change, field, message) => {
    expect(errorsOf(change)).toEqual({ [field]: message });
  });

  test("requires text to publish", () => {
    expect(errorsOf({ step: "publicar" })).toEqual({ excerpt: NEEDS_EXCERPT, body: NEEDS_BODY });
    expect(errorsOf({ step: "programar", body: " \n", excerpt: "Sí" })).toEqual({ body: NEEDS_BODY });
    expect(errorsOf({ step: "despublicar" })).toEqual({});
  });

  test("reads the time of a scheduled post in Colombian time, and only a future one", () => {
    const whole = { step: "programar", excerpt: "Resumen", body: "Texto" } as const;
    const parsed = savePostSchema.parse({ ...typed, ...whole, publishOn: "2099-01-02T08:30" });
    expect(parsed.publishAt).toBe("2099-01-02T13:30:00.000Z");
    for (const publishOn of ["", "mañana", "2020-01-01T08:00", "2099-02-31T08:00"])
      expect(errorsOf({ ...whole, publishOn })).toEqual({ publishOn: NOT_IN_FUTURE });
  });
});
