export type ReviewStatus = "pending" | "approved" | "rejected";

/** An approved review as anyone may read it: a public name, nothing else of who wrote it. */
export type Review = {
  id: string;
  name: string;
  stars: number;
  body: string;
  createdAt: string;
  /** In words, made once with the cached read: a prerendered page may not ask for the time zone's clock. */
  date: string;
};

/** Average and count of the approved ones, and the newest of them. */
export type ProductReviews = { average: number; count: number; items: Review[] };

/** What the signed-in person may do with a product, and the review they wrote. */
export type OwnReview = {
  canReview: boolean;
  review: { id: string; stars: number; body: string; status: ReviewStatus } | null;
};
