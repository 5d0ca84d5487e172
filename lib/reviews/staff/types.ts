import type { ReviewStatus } from "../types";

/** A review as staff judge it. */
export type ReviewForStaff = {
  id: string;
  productId: string;
  productName: string;
  productSlug: string;
  /** The name under which it is shown. */
  author: string;
  authorId: string;
  stars: number;
  body: string;
  status: ReviewStatus;
  createdAt: string;
  moderatedAt: string | null;
  moderatedBy: string | null;
  /** Null when the purchase was undone since. */
  boughtAt: string | null;
};

export type ReviewQueue = {
  items: ReviewForStaff[];
  total: number;
  counts: Record<ReviewStatus, number>;
};

/** What became of a decision about several reviews; one's own are left for a colleague. */
export type Moderated = { done: number; skipped: number };
