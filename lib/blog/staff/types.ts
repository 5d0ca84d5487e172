import type { PostCategory } from "../types";

/** Publication stage; a scheduled post is published at a future time. */
export const POST_STAGES = ["borrador", "programado", "publicado"] as const;
export type PostStage = (typeof POST_STAGES)[number];

/** The publication step that a save takes. */
export const POST_STEPS = ["guardar", "publicar", "programar", "despublicar"] as const;
export type PostStep = (typeof POST_STEPS)[number];

/** A post with all editable fields and the version that was loaded. */
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
  /** Publication time in Colombian time: for a date field, and as text. Empty: never published. */
  publishOn: string;
  publishedText: string;
  /** When subscribers were notified, as text; empty when they were not. */
  announcedText: string;
  version: number;
};

/** The post that opens the blog. */
export type Featured = { id: string; title: string };

/** Number of subscribers who get the mail and when sending starts, as text. */
export type Announced = { subscribers: number; leavesText: string };
