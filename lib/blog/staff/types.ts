import type { z } from "zod";
import type { PostCategory } from "../types";
import type { staffPosts } from "./rows";

/** Where a post stands; a scheduled one is published at a time to come. */
export const POST_STAGES = ["borrador", "programado", "publicado"] as const;
export type PostStage = (typeof POST_STAGES)[number];

/** What a save does besides keeping what is written. */
export const POST_STEPS = ["guardar", "publicar", "programar", "despublicar"] as const;
export type PostStep = (typeof POST_STEPS)[number];

export type StaffPostPage = z.output<typeof staffPosts>;
/** A post in the list of the back office. */
export type StaffPost = StaffPostPage["items"][number];

/** A post with all that its editor changes, and the version it was loaded in. */
export type EditablePost = {
  id: string;
  slug: string;
  title: string;
  excerpt: string;
  body: string;
  category: PostCategory;
  cover: string;
  coverAlt: string;
  stage: PostStage;
  isFeatured: boolean;
  /** When it is or was published, in Colombia: for a date field, and in words. Empty: never. */
  publishOn: string;
  publishedText: string;
  /** When the subscribers were told of it, in words; empty: not yet. */
  announcedText: string;
  version: number;
};

/** How many subscribers get a mail, and from when, in words. */
export type Announced = { subscribers: number; leavesText: string };
