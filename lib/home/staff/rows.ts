import type { Tables } from "@/lib/supabase/database.types";
import { fieldTexts, fromRow } from "@/lib/supabase/fields";
import { MEMBER_FIELDS, type MemberValues, STORY_FIELDS, type StoryValues } from "../fields";

type Edited = {
  id: string;
  /** The version that the editor loaded; saving an older one is rejected. */
  version: number;
};

export type StaffStory = StoryValues & Edited;
export type StaffMember = MemberValues & Edited;

export function toStaffStory(row: Tables<"repair_stories">): StaffStory {
  return { id: row.id, version: row.version, ...fromRow(STORY_FIELDS, row) };
}

export function toStaffMember(row: Tables<"team_members">): StaffMember {
  return { id: row.id, version: row.version, ...fromRow(MEMBER_FIELDS, row) };
}

/** Labelled values, for comparing two versions. */
export const storyTexts = (story: StoryValues) => fieldTexts(STORY_FIELDS, story);
export const memberTexts = (member: MemberValues) => fieldTexts(MEMBER_FIELDS, member);

/** A product, service or course that staff may choose. */
export type Pickable = { id: string; name: string; image: string; price: number };

/** Available and chosen items by kind. Products are searched: there are too many to list. */
export type Picks = {
  product: { chosen: Pickable[] };
  service: { chosen: Pickable[]; all: Pickable[] };
  course: { chosen: Pickable[]; all: Pickable[] };
};
