import type { SlideValues } from "../fields";

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
