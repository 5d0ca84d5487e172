import { expect, test } from "vitest";
import { ratingOrigin, toStoreRating } from "./store-rating";

const row = {
  store_rating: 4.8,
  store_rating_count: 156,
  store_rating_source: "datos de demostración",
  store_rating_date: "2026-11-01",
};

test("a rating says whose it is and of which day", () => {
  const rating = toStoreRating(row);
  expect(rating).toEqual({ value: 4.8, count: 156, source: "datos de demostración", date: "2026-11-01" });
  expect(rating && ratingOrigin(rating)).toBe(
    "calificación de la tienda, según datos de demostración, 1 de noviembre de 2026",
  );
});

test.each([
  { store_rating: null },
  { store_rating_count: null },
  { store_rating_source: "" },
  { store_rating_date: null },
])("without %j there is none", (missing) => {
  expect(toStoreRating({ ...row, ...missing })).toBeNull();
});
