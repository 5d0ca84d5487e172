import type { SlideValues } from "../fields";

/** A slide as the back office edits it. */
export type StaffSlide = SlideValues & {
  id: string;
  /** From 1. */
  displayOrder: number;
  /** What the editor loaded; an older one no longer saves. */
  version: number;
};

/** `missing`: the table itself is not there; `unreadable`: it could not be read this time. */
export type SlideList =
  | { state: "ready"; slides: StaffSlide[] }
  | { state: "missing" }
  | { state: "unreadable" };
