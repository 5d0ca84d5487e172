import type { Tables } from "@/lib/supabase/database.types";
import { fromRow, wordsOf } from "@/lib/supabase/fields";
import { MEMBER_FIELDS, type MemberValues, STORY_FIELDS, type StoryValues } from "../fields";
import type { StaffMember, StaffStory } from "./types";

export function toStaffStory(row: Tables<"repair_stories">): StaffStory {
  return { id: row.id, version: row.version, ...fromRow(STORY_FIELDS, row) };
}

export function toStaffMember(row: Tables<"team_members">): StaffMember {
  return { id: row.id, version: row.version, ...fromRow(MEMBER_FIELDS, row) };
}

/** Labelled values, for comparing two versions. */
export const storyWords = (story: StoryValues) => wordsOf(STORY_FIELDS, story);
export const memberWords = (member: MemberValues) => wordsOf(MEMBER_FIELDS, member);
