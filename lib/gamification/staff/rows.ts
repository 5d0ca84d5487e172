import type { SocialPostStatus } from "../types";
import type { PostForStaff, PostQueue } from "./types";

type PostRow = {
  id: string;
  url: string;
  status: SocialPostStatus;
  author: string;
  author_id: string;
  created_at: string;
  reviewed_at: string | null;
  reviewed_by: string | null;
  /** Whether the achievement has been paid, and whether another post already earned it. */
  is_claimed: boolean;
  has_other: boolean;
};

/** What the function social_posts_for_staff answers. */
export type PostsAnswer = {
  total: number;
  reward: number;
  counts: Record<SocialPostStatus, number>;
  items: PostRow[];
};

function effectOf({ is_claimed, has_other }: PostRow): PostForStaff["effect"] {
  if (is_claimed) return "claimed";
  return has_other ? "already_counted" : "pays";
}

export function toPostQueue({ items, ...queue }: PostsAnswer): PostQueue {
  return {
    ...queue,
    items: items.map((row) => ({
      id: row.id,
      url: row.url,
      status: row.status,
      author: row.author,
      authorId: row.author_id,
      createdAt: row.created_at,
      reviewedAt: row.reviewed_at,
      reviewedBy: row.reviewed_by,
      effect: effectOf(row),
    })),
  };
}
