import { formatNumber, formatRating } from "@/lib/core/money";
import type { StoreRating } from "./types";

type Columns = {
  store_rating: number | null;
  store_rating_count: number | null;
  store_rating_source: string;
  store_rating_date: string | null;
};

/** The store's rating, only with its source and date. */
export function toStoreRating(row: Columns): StoreRating | null {
  const { store_rating: value, store_rating_count: count, store_rating_source: source } = row;
  const date = row.store_rating_date;
  return value !== null && count !== null && source !== "" && date !== null
    ? { value, count, source, date }
    : null;
}

// Without date-fns, which reads the clock: used on prerendered pages.
const longDay = new Intl.DateTimeFormat("es-CO", { dateStyle: "long", timeZone: "UTC" });

/** "calificación de la tienda, según datos de demostración, 1 de noviembre de 2026": source of the rating. */
export function ratingOrigin({ source, date }: Pick<StoreRating, "source" | "date">): string {
  return `calificación de la tienda, según ${source}, ${longDay.format(Date.parse(`${date}T12:00:00Z`))}`;
}

/** "4,8/5 (156 reseñas), calificación de la tienda, según …": the whole rating in one line. */
export function ratingLine(rating: StoreRating): string {
  return `${formatRating(rating.value)}/5 (${formatNumber(rating.count)} reseñas), ${ratingOrigin(rating)}`;
}
