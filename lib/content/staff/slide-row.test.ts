import { expect, test } from "vitest";
import { toRow } from "@/lib/supabase/fields";
import { SLIDE_FIELDS } from "../fields";
import { createSlideSchema } from "./schema";
import { toStaffSlide } from "./slide-row";

const typed = {
  title: " Aventura ",
  subtitle: "Envigado",
  description: "Reparamos tu consola",
  buttonText: "Ver servicios",
  buttonUrl: "/servicios",
  imageUrl: "/media/hero/a.webp",
  displayOrder: "2",
  isActive: "on" as const,
};

test("what a form holds comes back from its row as it was; a box without its tick switches the slide off", () => {
  const { isActive: _, ...off } = typed;
  const stored = { id: "s", display_order: 2, version: 3, created_at: "", updated_at: "" };
  const slide = toStaffSlide({ ...toRow(SLIDE_FIELDS, createSlideSchema.parse(typed)), ...stored });
  const same = { title: "Aventura", displayOrder: 2, isActive: true };
  expect(slide).toEqual({ ...typed, ...same, id: "s", version: 3 });
  expect(toRow(SLIDE_FIELDS, createSlideSchema.parse(off)).is_active).toBe(false);
});

test.each([
  ...["title", "subtitle", "description", "buttonText", "buttonUrl", "imageUrl"].map((name) => [name, "  "]),
  ["buttonUrl", "javascript:alert(1)"],
  ["displayOrder", "0"],
  ["displayOrder", "uno"],
])("%s cannot be %j", (field, value) => {
  const { error } = createSlideSchema.safeParse({ ...typed, [field as string]: value });
  expect(error?.issues.map(({ path }) => path[0])).toContain(field);
});
