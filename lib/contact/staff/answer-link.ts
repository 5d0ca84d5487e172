import { isMobile } from "@/lib/core/phone";
import { whatsappLink } from "@/lib/settings/whatsapp";
import type { ContactChannel } from "../types";

type Person = { number: string; phone: string; email: string };

/** Where an answer is written so that it reaches the person by this channel; null when they cannot be reached by it. */
export function answerLink(channel: ContactChannel, person: Person, text: string): string | null {
  if (channel === "whatsapp") return isMobile(person.phone) ? whatsappLink(`57${person.phone}`, text) : null;
  if (channel === "llamada") return `tel:${isMobile(person.phone) ? "+57" : ""}${person.phone}`;
  if (!person.email) return null;
  const subject = `Respuesta a tu mensaje ${person.number}`;
  // Commas and signs in an address would start another header of the mail.
  return `mailto:${encodeURIComponent(person.email).replace("%40", "@")}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
}
