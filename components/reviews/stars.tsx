import { halfStars, starsLabel } from "@/lib/reviews/rating";

/** Five stars, filled to the nearest half. */
export function Stars({ value }: { value: number }) {
  return (
    <span
      role="img"
      aria-label={starsLabel(value)}
      className="stars"
      style={{ backgroundSize: `${halfStars(value) * 10}% 100%` }}
    />
  );
}
