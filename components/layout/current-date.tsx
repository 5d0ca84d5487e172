import { colombianDay, formatDate, formatShortDay } from "@/lib/core/dates";

/** Today in Colombia. Only on pages rendered per request. */
export function CurrentDate() {
  const now = new Date();
  const iso = now.toISOString();
  return (
    <time dateTime={iso} className="text-sm whitespace-nowrap text-muted-foreground">
      <span className="lg:hidden">{formatShortDay(colombianDay(now))}</span>
      <span className="max-lg:hidden">{formatDate(iso)}</span>
    </time>
  );
}
