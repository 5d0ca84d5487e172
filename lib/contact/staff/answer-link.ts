import { isMobile } from "@/lib/core/phone";
import { whatsappLink } from "@/lib/settings/whatsapp";
import type { ContactChannel } from "../types";

type Person = { phone: string; email: string };

/** The channels by which this person can be answered. */
export function reachableBy({ phone, email }: Person): ContactChannel[] {
  return [
    ...(email ? (["correo"] as const) : []),
    ...(isMobile(phone) ? (["whatsapp"] as const) : []),
    "llamada",
  ];
}

/** WhatsApp chat link with the answer prefilled; null when the phone is no mobile number. */
export function answerChat({ phone }: Pick<Person, "phone">, text: string): string | null {
  return isMobile(phone) ? whatsappLink(phone, text) : null;
}

/** Phone link. */
export function callLink({ phone }: Pick<Person, "phone">): string {
  return `tel:${isMobile(phone) ? "+57" : ""}${phone}`;
}
