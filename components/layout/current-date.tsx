import { formatDate } from "@/lib/core/dates";

/** Today in Colombia. Only for pages rendered per request. */
export function CurrentDate() {
  const now = new Date().toISOString();
  return (
    <time dateTime={now} className="text-xs text-muted sm:text-sm">
      {formatDate(now)}
    </time>
  );
}
