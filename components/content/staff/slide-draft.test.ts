import { expect, test } from "vitest";
import type { StaffSlide } from "@/lib/content/staff/slide-row";
import { slideTexts } from "@/lib/content/staff/slide-row";
import { fieldsThatDiffer } from "@/lib/core/versioned";
import { draftOf } from "./slide-draft";

const slide: StaffSlide = {
  id: "s",
  title: "Uno",
  subtitle: "Dos",
  description: "Tres",
  buttonText: "Ver",
  buttonUrl: "/tienda",
  imageUrl: "/media/hero/a.webp",
  isActive: true,
  displayOrder: 3,
  version: 7,
};

test("a conflict shows both versions of the fields that differ", () => {
  const mine = { ...draftOf(slide), title: "Otro ", isActive: false };
  expect(fieldsThatDiffer(slideTexts(mine), slideTexts(draftOf(slide)))).toEqual([
    { name: "title", label: "Título", mine: "Otro", theirs: "Uno" },
    { name: "isActive", label: "Estado", mine: "Inactivo", theirs: "Activo" },
  ]);
});
