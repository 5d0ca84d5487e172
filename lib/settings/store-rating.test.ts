import { expect, test } from "vitest";
import { ratingLine, ratingOrigin, toStoreRating } from "./store-rating";

const row = {
  store_rating: 4.8,
  store_rating_count: 156,
  store_rating_source: "datos de demostración",
  store_rating_date: "2026-11-01",
};

test("a rating has its source and date", () => {
  const rating = toStoreRating(row);
  expect(rating).toEqual({ value: 4.8, count: 156, source: "datos de demostración", date: "2026-11-01" });
  expect(rating && ratingOrigin(rating)).toBe(
    "calificación de la tienda, según datos de demostración, 1 de noviembre de 2026",
  );
  expect(rating && ratingLine(rating)).toMatch(/^4,8\/5 \(156 reseñas\), calificación de la tienda, según /);
});

test("a rating needs all four parts", () => {
  for (const name of ["store_rating", "store_rating_count", "store_rating_source", "store_rating_date"])
    expect(toStoreRating({ ...row, [name]: name === "store_rating_source" ? "" : null }), name).toBeNull();
});
