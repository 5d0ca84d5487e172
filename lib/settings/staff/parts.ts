import { normalizePhone } from "@/lib/core/phone";

/** A mobile, or a landline with its three digits of area. */
export function isStorePhone(text: string): boolean {
  return /^[+\d\s().-]+$/.test(text) && /^(3\d{2}|60[1-8])\d{7}$/.test(normalizePhone(text));
}

/** "+57 604 123 4567": how the site writes a phone. What is no phone stays as it is. */
export function formatStorePhone(text: string): string {
  if (!isStorePhone(text)) return text;
  return normalizePhone(text).replace(/^(\d{3})(\d{3})(\d{4})$/, "+57 $1 $2 $3");
}

/** "6,17" or "6.17" as a number; NaN for anything else. */
export function parseDecimal(text: string): number {
  return /^-?\d+([.,]\d+)?$/.test(text.trim()) ? Number(text.trim().replace(",", ".")) : Number.NaN;
}

/** Whether an address leads to one of the hosts over https, and nowhere else. */
export function isSocialUrl(text: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, port } = new URL(text);
  return protocol === "https:" && hosts.includes(hostname) && username === "" && port === "";
}
