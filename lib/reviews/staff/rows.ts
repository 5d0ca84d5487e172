import type { ReviewStatus } from "../types";
import type { ReviewQueue } from "./types";

/** What the function reviews_for_staff answers. */
export type QueueAnswer = {
  total: number;
  counts: Record<ReviewStatus, number>;
  items: {
    id: string;
    product_id: string;
    product_name: string;
    product_slug: string;
    author: string;
    author_id: string;
    stars: number;
    body: string;
    status: ReviewStatus;
    created_at: string;
    moderated_at: string | null;
    moderated_by: string | null;
    bought_at: string | null;
  }[];
};

export function toReviewQueue({ total, counts, items }: QueueAnswer): ReviewQueue {
  return {
    total,
    counts,
    items: items.map((row) => ({
      id: row.id,
      productId: row.product_id,
      productName: row.product_name,
      productSlug: row.product_slug,
      author: row.author,
      authorId: row.author_id,
      stars: row.stars,
      body: row.body,
      status: row.status,
      createdAt: row.created_at,
      moderatedAt: row.moderated_at,
      moderatedBy: row.moderated_by,
      boughtAt: row.bought_at,
    })),
  };
}
