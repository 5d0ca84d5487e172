const FIRST_YEAR = 2024;

/** "2024", or "2024-2026" from the second year on, in Colombian time. */
export function copyrightYears(now: Date): string {
  const year = Number(
    new Intl.DateTimeFormat("en", { year: "numeric", timeZone: "America/Bogota" }).format(now),
  );
  return year > FIRST_YEAR ? `${FIRST_YEAR}-${year}` : String(FIRST_YEAR);
}
