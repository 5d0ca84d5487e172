import { starShares } from "@/lib/reviews/rating";

/** How many gave five stars, four…: bars with their number. `stars` starts with one star. */
export function StarBars({ stars }: { stars: number[] }) {
  return (
    <ul aria-label="Reseñas por estrellas" className="star-bars">
      {starShares(stars).map(({ star, count, percent }) => (
        <li key={star}>
          <span aria-hidden>{star}</span>
          <span aria-hidden className="mask-star" />
          <span aria-hidden className="star-bar">
            <span style={{ width: `${percent}%` }} />
          </span>
          <span aria-hidden>{count}</span>
          <span className="sr-only">{`${star} de 5 estrellas: ${count}`}</span>
        </li>
      ))}
    </ul>
  );
}
