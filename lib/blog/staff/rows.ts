import { z } from "zod";
import { formatDateTime, toColombianInput } from "@/lib/core/dates";
import type { Tables, TablesUpdate } from "@/lib/supabase/database.types";
import { row } from "@/lib/supabase/rows";
import { POST_CATEGORIES } from "../labels";
import type { SavePostInput } from "./schema";
import { type EditablePost, POST_STAGES, type PostStage } from "./types";

/** What staff_posts() returns: a page of the posts and the number of posts per stage. Times are ISO, UTC. */
export const staffPosts = z.object({
  total: z.number(),
  counts: z.record(z.enum(POST_STAGES), z.number().default(0)),
  items: z.array(
    row({
      id: z.string(),
      slug: z.string(),
      title: z.string(),
      category: z.enum(POST_CATEGORIES),
      cover: z.string(),
      stage: z.enum(POST_STAGES),
      is_featured: z.boolean(),
      published_at: z.string().nullable(),
      updated_at: z.string(),
      words: z.number(),
    }),
  ),
});
export type StaffPostPage = z.output<typeof staffPosts>;
/** A post in the list of the back office. */
export type StaffPost = StaffPostPage["items"][number];

/** What announce_post() returns. */
export const announced = z.object({ subscribers: z.number(), leaves_at: z.string() });

export type PostRow = Pick<
  Tables<"posts">,
  | "id"
  | "slug"
  | "title"
  | "excerpt"
  | "body"
  | "category"
  | "cover"
  | "cover_alt"
  | "is_featured"
  | "state"
  | "published_at"
  | "announced_at"
  | "version"
>;

export function stageOf(
  { state, published_at }: Pick<PostRow, "state" | "published_at">,
  now: number,
): PostStage {
  if (state === "borrador") return "borrador";
  return Date.parse(published_at ?? "") > now ? "programado" : "publicado";
}

export function toEditablePost(row: PostRow, now = Date.now()): EditablePost {
  const { id, slug, title, excerpt, body, category, cover, version, published_at } = row;
  return {
    id,
    slug,
    title,
    excerpt,
    body,
    category,
    cover,
    version,
    coverAlt: row.cover_alt,
    stage: stageOf(row, now),
    isFeatured: row.is_featured,
    publishOn: published_at ? toColombianInput(published_at) : "",
    publishedText: published_at ? formatDateTime(published_at) : "",
    announcedText: row.announced_at ? formatDateTime(row.announced_at) : "",
  };
}

/** Columns that a publication step changes. 'Now' is always the database's clock. */
function publication(
  { step, publishAt }: SavePostInput,
  before: PostRow,
  now: number,
): TablesUpdate<"posts"> {
  const wasOut = before.published_at !== null && Date.parse(before.published_at) <= now;
  // A republished post keeps its first publication date.
  const first = wasOut ? before.published_at : null;
  if (step === "publicar") return { state: "publicado", published_at: first };
  if (step === "programar") return { state: "publicado", published_at: publishAt, is_featured: false };
  if (step === "despublicar") return { state: "borrador", published_at: first, is_featured: false };
  return {};
}

/** The columns that a save writes. */
export function toSavedPost(input: SavePostInput, before: PostRow, now = Date.now()): TablesUpdate<"posts"> {
  const { title, slug, category, excerpt, body, cover, coverAlt } = input;
  return {
    title,
    slug,
    category,
    excerpt,
    body,
    cover,
    cover_alt: coverAlt,
    ...publication(input, before, now),
  };
}
