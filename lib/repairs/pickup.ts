import { formatWeekday } from "@/lib/core/dates";

/** A row of pickup_slots(): only the database knows opening hours and holidays. */
export type SlotRow = { day: string; starts_at: string; ends_at: string };

export type PickupDay = {
  /** "YYYY-MM-DD". */
  value: string;
  label: string;
  slots: { value: string; label: string }[];
};

/** "09:00:00" → "9:00". */
const clock = (time: string) => time.slice(0, 5).replace(/^0/, "");

/** "9:00 a 11:00": pick-up windows take two hours. */
export function slotLabel(startsAt: string): string {
  const end = String(Number(startsAt.slice(0, 2)) + 2).padStart(2, "0") + startsAt.slice(2, 5);
  return `${clock(startsAt)} a ${clock(end)}`;
}

/** Days with available pick-up windows. */
export function groupSlots(rows: readonly SlotRow[]): PickupDay[] {
  const days = new Map<string, PickupDay>();
  const when = ({ day, starts_at }: SlotRow) => `${day} ${starts_at}`;
  for (const { day, starts_at, ends_at } of rows.toSorted((a, b) => when(a).localeCompare(when(b)))) {
    const entry = days.get(day) ?? { value: day, label: formatWeekday(day), slots: [] };
    entry.slots.push({ value: starts_at.slice(0, 5), label: `${clock(starts_at)} a ${clock(ends_at)}` });
    days.set(day, entry);
  }
  return [...days.values()];
}
