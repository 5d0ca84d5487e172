import { normalizePhone } from "@/lib/core/phone";

/** A mobile number, or a landline with its area code. */
export function isStorePhone(text: string): boolean {
  return /^[+\d\s().-]+$/.test(text) && /^(3\d{2}|60[1-8])\d{7}$/.test(normalizePhone(text));
}

/** "+57 604 123 4567": normalised phone number; invalid input is returned unchanged. */
export function formatStorePhone(text: string): string {
  if (!isStorePhone(text)) return text;
  return normalizePhone(text).replace(/^(\d{3})(\d{3})(\d{4})$/, "+57 $1 $2 $3");
}

/** Parses "6,17" or "6.17"; NaN when invalid. */
export function parseDecimal(text: string): number {
  return /^-?\d+([.,]\d+)?$/.test(text.trim()) ? Number(text.trim().replace(",", ".")) : Number.NaN;
}

/** Whether a URL is https and on one of the hosts. */
export function isSocialUrl(text: string, hosts: readonly string[]): boolean {
  // The URL parser accepts these characters, the database rejects them.
  if (/[\s"<>]/.test(text) || !URL.canParse(text)) return false;
  const { protocol, hostname, username, port } = new URL(text);
  return protocol === "https:" && hosts.includes(hostname) && username === "" && port === "";
}

/** Whether a carrier's tracking address is https, with a host of its own; {guia} may be in its path or query, not in its host. */
export function isTrackingUrl(text: string): boolean {
  if (/[\s"<>]/.test(text) || !URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  return protocol === "https:" && /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(hostname) && !username && !password;
}
