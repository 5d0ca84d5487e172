import { formatRating } from "@/lib/core/money";
import { counted } from "@/lib/core/words";

/** Number of filled half stars (0 to 10) for an average. */
export function halfStars(average: number): number {
  return Math.min(10, Math.max(0, Math.round(average * 2)));
}

/** "1 reseña", "12 reseñas". */
export function reviewCount(count: number): string {
  return counted(count, "reseña", "reseñas");
}

/** Label of a star rating for screen readers: "4 de 5 estrellas", "4.5 de 5 estrellas". */
export function starsLabel(stars: number): string {
  return `${Number.isInteger(stars) ? stars : formatRating(stars)} de 5 estrellas`;
}
