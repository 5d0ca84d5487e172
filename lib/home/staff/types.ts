import type { MemberValues, StoryValues } from "../fields";

type Edited = {
  id: string;
  /** The version that the editor loaded; saving an older one is rejected. */
  version: number;
};

export type StaffStory = StoryValues & Edited;
export type StaffMember = MemberValues & Edited;

/** A product, service or course that staff may choose. */
export type Pickable = { id: string; name: string; image: string; price: number };

/** What may be chosen and what is, by kind. Products are searched: there are too many to list. */
export type Picks = {
  product: { chosen: Pickable[] };
  service: { chosen: Pickable[]; all: Pickable[] };
  course: { chosen: Pickable[]; all: Pickable[] };
};
