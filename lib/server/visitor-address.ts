import ipaddr from "ipaddr.js";

/** Request header with the client address, set by the server. A value sent by the client is overwritten. */
export const VISITOR_HEADER = "x-visitor-address";

/**
 * The client address behind `hops` trusted proxies: each appends the address it was called from to X-Forwarded-For;
 * entries further left are controlled by the client. Without proxies, the connection's address.
 */
export function visitorAddress(
  forwardedFor: string | undefined,
  connectedFrom: string | undefined,
  hops: number,
): string {
  const forwarded = (forwardedFor ?? "").split(",").map(clean);
  const chain = [...forwarded, clean(connectedFrom ?? "")].filter((address) => address !== "");
  return chain.at(-1 - hops) ?? chain[0] ?? "";
}

/** Whether an address is loopback or private. */
export function isInside(connectedFrom: string | undefined): boolean {
  const address = clean(connectedFrom ?? "");
  return address !== "" && ipaddr.parse(address).range() !== "unicast";
}

/** Normalises "::ffff:1.2.3.4" and "1.2.3.4:5678" to 1.2.3.4; empty when it is no IP address. */
function clean(text: string): string {
  const bare = text
    .trim()
    .replace(/^\[([^\]]+)\](?::\d+)?$/, "$1")
    .replace(/^(\d+(?:\.\d+){3}):\d+$/, "$1");
  return ipaddr.isValid(bare) ? ipaddr.process(bare).toString() : "";
}

/** The key of a client for rate limits: an IPv4 address, or the /64 network of an IPv6 address. */
export function addressBlock(address: string): string {
  if (!ipaddr.IPv6.isValid(address)) return address;
  return `${ipaddr.IPv6.parse(address)
    .parts.slice(0, 4)
    .map((part) => part.toString(16))
    .join(":")}::/64`;
}
