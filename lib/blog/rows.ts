import { z } from "zod";
import { formatDate } from "@/lib/core/dates";
import type { Tables } from "@/lib/supabase/database.types";
import { POST_CATEGORIES } from "./labels";
import { readingMinutes } from "./reading";
import type { Post, PostSummary } from "./types";

type Row = Tables<"posts">;
export type SummaryRow = Pick<
  Row,
  | "id"
  | "slug"
  | "title"
  | "excerpt"
  | "category"
  | "cover"
  | "cover_alt"
  | "is_featured"
  | "published_at"
  | "words"
>;

export function toPostSummary(row: SummaryRow): PostSummary {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    excerpt: row.excerpt,
    category: row.category,
    cover: row.cover,
    coverAlt: row.cover_alt,
    isFeatured: row.is_featured,
    publishedAt: row.published_at ?? "",
    date: row.published_at ? formatDate(row.published_at) : "",
    minutes: readingMinutes(row.words),
  };
}

export function toPost(row: SummaryRow & Pick<Row, "body" | "updated_at">): Post {
  return { ...toPostSummary(row), body: row.body, updatedAt: row.updated_at, words: row.words };
}

/** What post_counts() returns; categories without posts count 0. */
export const postCounts = z.record(z.enum(POST_CATEGORIES), z.number().default(0));
