import ipaddr from "ipaddr.js";

/**
 * Whether an IP address is on the public internet. Fetching any other one (loopback, private, link-local including
 * cloud metadata, shared, reserved, translated, multicast) would be server-side request forgery.
 */
export function isPublicIp(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  // An IPv4-mapped IPv6 address is checked as its IPv4 address.
  return ipaddr.process(address).range() === "unicast";
}

/** Parses a public http(s) URL; null for anything else. */
export function parseWebAddress(text: string): URL | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !["http:", "https:"].includes(url.protocol)) return null;
  return url.username || url.password ? null : url;
}

const OWN = /^\/media\/[a-z0-9_-]+(\/[a-z0-9_-]+)*\.(webp|avif|jpe?g|png)$/i;

/** Whether a URL is one of our own images. */
export function isOwnImage(address: string): boolean {
  return OWN.test(address);
}
