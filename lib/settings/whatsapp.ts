import { writable } from "@/lib/core/text";

/** The digits for a wa.me URL; ten digits are a Colombian number. */
export function whatsappDigits(number: string): string {
  const digits = number.replace(/\D/g, "");
  return digits.length === 10 ? `57${digits}` : digits;
}

/** WhatsApp chat link with a prefilled message; empty without a number. Open in a new tab. */
export function whatsappLink(number: string, message: string): string {
  return number && `https://wa.me/${whatsappDigits(number)}?text=${encodeURIComponent(writable(message))}`;
}
