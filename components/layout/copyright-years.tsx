import { cacheLife } from "next/cache";
import { colombianDay } from "@/lib/core/dates";

const FIRST_YEAR = 2024;

/** "2024", or "2024-2026" from the second year on, in Colombian time. Cached, because prerendered pages may not read the clock. */
export async function CopyrightYears() {
  "use cache";
  cacheLife("hours");
  const year = colombianDay(new Date()).slice(0, 4);
  return year > String(FIRST_YEAR) ? `${FIRST_YEAR}-${year}` : FIRST_YEAR;
}
