import type { FieldTexts } from "@/lib/core/versioned";
import type { Tables } from "@/lib/supabase/database.types";
import { fieldTexts, fromRow } from "@/lib/supabase/fields";
import { SLIDE_FIELDS, type SlideValues } from "../fields";

/** A slide as the back office edits it. */
export type StaffSlide = SlideValues & {
  id: string;
  /** From 1. */
  displayOrder: number;
  /** The version that the editor loaded; saving an older one is rejected. */
  version: number;
};

/** `missing`: the table does not exist; `unreadable`: the read failed. */
export type SlideList =
  | { state: "ready"; slides: StaffSlide[] }
  | { state: "missing" }
  | { state: "unreadable" };

export function toStaffSlide(row: Tables<"hero_slides">): StaffSlide {
  const { id, version, display_order: displayOrder } = row;
  return { id, version, displayOrder, ...fromRow(SLIDE_FIELDS, row) };
}

/** Labelled values of a slide, for comparing two versions. */
export function slideTexts(
  slide: SlideValues & { displayOrder: string },
): FieldTexts<keyof SlideValues | "displayOrder"> {
  return { ...fieldTexts(SLIDE_FIELDS, slide), displayOrder: { label: "Orden", text: slide.displayOrder } };
}
