import type { z } from "zod";
import type { ownReview, productReviews, reviewStatus } from "./rows";

export type ReviewStatus = z.output<typeof reviewStatus>;
export type ProductReviews = z.output<typeof productReviews>;
export type Review = ProductReviews["items"][number];
export type OwnReview = z.output<typeof ownReview>;
