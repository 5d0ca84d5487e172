import { truncate } from "@/lib/core/text";
import { SERVICE_LABELS } from "./labels";
import type { ContactService } from "./types";

type Written = { name: string; service: ContactService | null; message: string };

/** Maximum length of a chat link's text. */
const LONGEST = 1200;

/** Prefilled chat text: the message number and the message. */
export function contactText(number: string, { name, service, message }: Written): string {
  const about = service ? ` sobre ${SERVICE_LABELS[service].toLowerCase()}` : "";
  return `Hola, soy ${name}. Les escribí por la página${about}, con el número ${number}:\n\n${truncate(message, LONGEST)}`;
}
