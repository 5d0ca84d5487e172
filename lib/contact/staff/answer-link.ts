import { isMobile } from "@/lib/core/phone";
import { whatsappLink } from "@/lib/settings/whatsapp";
import type { ContactChannel } from "../types";

type Person = { phone: string; email: string };

/** The ways by which this person can be answered. */
export function reachableBy({ phone, email }: Person): ContactChannel[] {
  return [
    ...(email ? (["correo"] as const) : []),
    ...(isMobile(phone) ? (["whatsapp"] as const) : []),
    "llamada",
  ];
}

/** A chat with the person, with the answer already written; null when their number takes none. */
export function answerChat({ phone }: Pick<Person, "phone">, text: string): string | null {
  return isMobile(phone) ? whatsappLink(`57${phone}`, text) : null;
}

/** Calls the person. */
export function callLink({ phone }: Pick<Person, "phone">): string {
  return `tel:${isMobile(phone) ? "+57" : ""}${phone}`;
}
