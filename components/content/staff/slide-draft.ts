import type { StaffSlide } from "@/lib/content/staff/slide-row";

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

/** Initial form values: the slide's, or the defaults of a new one. */
export function draftOf(slide: StaffSlide | undefined): SlideDraft {
  if (!slide) return EMPTY;
  const { id, version, displayOrder, ...rest } = slide;
  return { ...rest, displayOrder: String(displayOrder) };
}
