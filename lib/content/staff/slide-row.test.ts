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

test("what a form holds comes back from its row as it was", () => {
  const row = {
    ...toRow(SLIDE_FIELDS, createSlideSchema.parse(typed)),
    id: "s",
    display_order: 2,
    version: 3,
    created_at: "",
    updated_at: "",
  };
  expect(toStaffSlide(row)).toEqual({
    ...typed,
    title: "Aventura",
    id: "s",
    displayOrder: 2,
    isActive: true,
    version: 3,
  });
});

test("a box without its tick switches the slide off", () => {
  const { isActive: _, ...rest } = typed;
  expect(toRow(SLIDE_FIELDS, createSlideSchema.parse(rest)).is_active).toBe(false);
});

test.each([
  ...["title", "subtitle", "description", "buttonText", "buttonUrl", "imageUrl"].map((field) => [
    field,
    "  ",
  ]),
  ["buttonUrl", "javascript:alert(1)"],
  ["displayOrder", "0"],
  ["displayOrder", "uno"],
])("%s cannot be %j", (field, value) => {
  const { error } = createSlideSchema.safeParse({ ...typed, [field as string]: value });
  expect(error?.issues.map(({ path }) => path[0])).toContain(field);
});
