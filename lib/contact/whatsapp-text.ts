import { truncate } from "@/lib/core/text";
import { SERVICE_LABELS } from "./labels";
import type { ContactService } from "./types";

type Written = { name: string; service: ContactService | null; message: string };

/** A chat's address holds so much and no more. */
const LONGEST = 1200;

/** What the chat begins with: the number of the message and the same words. */
export function contactText(number: string, { name, service, message }: Written): string {
  const about = service ? ` sobre ${SERVICE_LABELS[service].toLowerCase()}` : "";
  return `Hola, soy ${name}. Les escribí por la página${about}, con el número ${number}:\n\n${truncate(message, LONGEST)}`;
}
