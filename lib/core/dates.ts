import { TZDate } from "@date-fns/tz";
import { format } from "date-fns";
import { es } from "date-fns/locale/es";

const ZONE = "America/Bogota";

/** "20 de noviembre de 2026", in Colombian time whatever the server's zone. */
export function formatDate(iso: string): string {
  return format(new TZDate(iso, ZONE), "d 'de' MMMM 'de' yyyy", { locale: es });
}

/** "20 nov 2026, 3:05 p. m.", in Colombian time. */
export function formatDateTime(iso: string): string {
  return format(new TZDate(iso, ZONE), "d MMM yyyy, h:mm aaaa", { locale: es });
}

/** "2026-11-20" → "20 nov". A calendar day, whatever the zone. */
export function formatShortDay(day: string): string {
  return format(new TZDate(`${day}T12:00:00Z`, ZONE), "d MMM", { locale: es });
}
