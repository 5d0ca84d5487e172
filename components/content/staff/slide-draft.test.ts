import { expect, test } from "vitest";
import type { StaffSlide } from "@/lib/content/staff/slide-row";
import { slideWords } from "@/lib/content/staff/slide-row";
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

test("a conflict shows the two versions of what differs", () => {
  const mine = { ...draftOf(slide), title: "Otro ", isActive: false };
  expect(fieldsThatDiffer(slideWords(mine), slideWords(draftOf(slide)))).toEqual([
    { name: "title", label: "Título", mine: "Otro", theirs: "Uno" },
    { name: "isActive", label: "Estado", mine: "Inactivo", theirs: "Activo" },
  ]);
});
