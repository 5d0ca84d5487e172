import type { ConflictField } from "@/components/forms/edit-conflict";
import { SLIDE_FIELDS } from "@/lib/content/staff/labels";
import type { StaffSlide } from "@/lib/content/staff/types";

export type SlideDraft = Omit<StaffSlide, "id" | "version" | "displayOrder"> & { displayOrder: string };

const EMPTY: SlideDraft = {
  title: "",
  subtitle: "",
  description: "",
  buttonText: "",
  buttonUrl: "",
  imageUrl: "",
  isActive: true,
  displayOrder: "1",
};

/** What the form starts with: a slide's own words, or the defaults of a new one. */
export function draftOf(slide: StaffSlide | undefined): SlideDraft {
  if (!slide) return EMPTY;
  const { id: _, version: __, displayOrder, ...rest } = slide;
  return { ...rest, displayOrder: String(displayOrder) };
}

/** Both versions of every field, for who comes second. */
export function slideConflict(mine: SlideDraft, theirs: StaffSlide): ConflictField[] {
  const onOff = (isActive: boolean) => (isActive ? "Activo" : "Inactivo");
  const names = Object.keys(SLIDE_FIELDS) as (keyof typeof SLIDE_FIELDS)[];
  return [
    ...names.map((name) => ({ label: SLIDE_FIELDS[name], mine: mine[name].trim(), theirs: theirs[name] })),
    { label: "Estado", mine: onOff(mine.isActive), theirs: onOff(theirs.isActive) },
  ];
}
