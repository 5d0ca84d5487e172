import { counted } from "@/lib/core/counted";
import { formatRating } from "@/lib/core/money";

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

/**
 * Converts the numbers of reviews with one to five stars into bars: five stars first, each with its share in whole
 * percent.
 */
export function starShares(stars: readonly number[]): { star: number; count: number; percent: number }[] {
  const all = stars.reduce((sum, count) => sum + count, 0);
  return stars
    .map((count, index) => ({
      star: index + 1,
      count,
      percent: all > 0 ? Math.round((count / all) * 100) : 0,
    }))
    .reverse();
}
