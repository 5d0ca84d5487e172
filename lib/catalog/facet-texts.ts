import { counted } from "@/lib/core/counted";
import { CONDITION_LABELS, type ItemCondition, PLATFORM_LABELS, type Platform } from "./facets";

/** 'PlayStation 5, PC'; empty for none. */
export function platformsText(platforms: readonly Platform[]): string {
  return platforms.map((platform) => PLATFORM_LABELS[platform]).join(", ");
}

/** 'Nuevo', 'Reacondicionado: carcasa 9/10'. */
export function conditionText(condition: ItemCondition, note: string): string {
  return note ? `${CONDITION_LABELS[condition]}: ${note}` : CONDITION_LABELS[condition];
}

/** '6 meses', '3 años por defecto de fábrica'. With 0 months the note is the whole warranty. */
export function warrantyText(months: number, note: string): string {
  if (months === 0) return note || "La que da la ley";
  const term =
    months > 12 && months % 12 === 0 ? counted(months / 12, "año", "años") : counted(months, "mes", "meses");
  return note ? `${term} ${note}` : term;
}
