import type { StoreRating } from "./types";

type Columns = {
  store_rating: number | null;
  store_rating_count: number | null;
  store_rating_source: string;
  store_rating_date: string | null;
};

/** The rating of the store, only when it is whole: a number without its source is no claim to make. */
export function toStoreRating(row: Columns): StoreRating | null {
  const { store_rating: value, store_rating_count: count, store_rating_source: source } = row;
  const date = row.store_rating_date;
  return value !== null && count !== null && source !== "" && date !== null
    ? { value, count, source, date }
    : null;
}

/** "calificación de la tienda, según datos de demostración, 1 nov 2026": whose words the number is. */
export function ratingOrigin(
  { source, date }: Pick<StoreRating, "source" | "date">,
  day: (iso: string) => string,
) {
  return `calificación de la tienda, según ${source}, ${day(`${date}T12:00:00Z`)}`;
}
