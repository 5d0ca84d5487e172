import type { z } from "zod";
import type { ownReview, productRatings, productReviews, productToReview, reviewStatus } from "./rows";

export type ReviewStatus = z.output<typeof reviewStatus>;
export type ProductReviews = z.output<typeof productReviews>;
export type Review = ProductReviews["items"][number];
/** Delivered and not reviewed yet. */
export type ProductToReview = z.output<typeof productToReview>;
export type OwnReview = z.output<typeof ownReview>;
/** By product; products without reviews are missing. */
export type ProductRatings = z.output<typeof productRatings>;
