import type { ReviewStatus } from "./rows";

/** Anchor of the reviews on a product page. */
export const REVIEWS_ANCHOR = "resenas";

/** Anchor of one review. */
export const reviewAnchor = (id: string): string => `${REVIEWS_ANCHOR}-${id}`;

export const MIN_BODY = 10;
export const MAX_BODY = 1000;

/** Label of each number of stars, from 1 to 5. */
export const STAR_LABELS = ["Muy malo", "Malo", "Regular", "Bueno", "Excelente"] as const;

export const STATUS_TEXT: Record<ReviewStatus, string> = {
  pending: "Tu reseña está en revisión. La publicamos apenas la leamos.",
  approved: "Tu reseña está publicada. ¡Gracias por contarlo!",
  rejected: "No publicamos tu reseña porque no cumple las normas de la tienda.",
};
