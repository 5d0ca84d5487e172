import { z } from "zod";
import { ticked } from "@/lib/core/inputs";
import { textSchemas } from "@/lib/supabase/fields";
import { MEMBER_FIELDS, STORY_FIELDS } from "../fields";
import { MOST_PICKS, PICK_KINDS } from "./labels";

const story = { ...textSchemas(STORY_FIELDS), isPublished: ticked };
const member = { ...textSchemas(MEMBER_FIELDS), isPublished: ticked };
const version = { id: z.uuid(), version: z.coerce.number().int() };

export const createStorySchema = z.object(story);
export const saveStorySchema = z.object({ ...story, ...version });
export const createMemberSchema = z.object(member);
export const saveMemberSchema = z.object({ ...member, ...version });

const list = z.enum(["stories", "team"]);

export const homeItemSchema = z.object({ list, id: z.uuid() });
export const orderListSchema = z.object({ list, ids: z.array(z.uuid()).max(200) });

const ids = z.array(z.uuid()).max(Math.max(...Object.values(MOST_PICKS)));
export const setPicksSchema = z.object({ kind: z.enum(PICK_KINDS), ids, known: ids });

export const findProductsSchema = z.object({ query: z.string().trim().max(80) });

export type HomeList = z.output<typeof list>;
export type StoryInput = z.output<typeof createStorySchema>;
export type SaveStoryInput = z.output<typeof saveStorySchema>;
export type MemberInput = z.output<typeof createMemberSchema>;
export type SaveMemberInput = z.output<typeof saveMemberSchema>;
export type SetPicksInput = z.output<typeof setPicksSchema>;
