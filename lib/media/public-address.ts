import ipaddr from "ipaddr.js";

/**
 * Whether an IP address belongs to the public internet. Anything else (loopback, private networks, link-local with
 * the clouds' metadata, shared, reserved, translated, multicast) would let a stranger's picture look inside ours.
 */
export function isPublicIp(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  // An IPv4 address inside an IPv6 one is judged as what it is.
  return ipaddr.process(address).range() === "unicast";
}

/** Where a picture may be fetched from; null for what is no plain web address. */
export function parseWebAddress(text: string): URL | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !["http:", "https:"].includes(url.protocol)) return null;
  return url.username || url.password ? null : url;
}

const OWN = /^\/media\/[a-z0-9_-]+(\/[a-z0-9_-]+)*\.(webp|avif|jpe?g|png)$/i;

/** Whether an address is a picture of our own already. */
export function isOwnImage(address: string): boolean {
  return OWN.test(address);
}
