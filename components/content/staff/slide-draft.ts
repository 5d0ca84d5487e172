import type { ConflictField } from "@/components/forms/edit-conflict";
import { slideWords } from "@/lib/content/staff/slide-row";
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
  const saved = slideWords(theirs);
  return Object.entries(slideWords(mine)).map(([label, text]) => ({
    label,
    mine: text.trim(),
    theirs: saved[label] ?? "",
  }));
}
