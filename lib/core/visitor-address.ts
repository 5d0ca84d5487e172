import ipaddr from "ipaddr.js";

/** Where the server notes a visitor's address. Whatever a client sends under this name is overwritten. */
export const VISITOR_HEADER = "x-visitor-address";

/**
 * Who asks, when `hops` proxies of ours stand in front: each of them adds the address it was called from at the end of
 * X-Forwarded-For, and everything further left is the client's own word. Without proxies the connection alone counts.
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

/** Whether a connection comes from this machine or a private network: no visitor's does. */
export function isInside(connectedFrom: string | undefined): boolean {
  const address = clean(connectedFrom ?? "");
  return address !== "" && ipaddr.parse(address).range() !== "unicast";
}

/** "::ffff:1.2.3.4" and "1.2.3.4:5678" are 1.2.3.4; what is no address is nothing. */
function clean(text: string): string {
  const bare = text
    .trim()
    .replace(/^\[([^\]]+)\](?::\d+)?$/, "$1")
    .replace(/^(\d+(?:\.\d+){3}):\d+$/, "$1");
  return ipaddr.isValid(bare) ? ipaddr.process(bare).toString() : "";
}

/** What counts as one place: an IPv4 address, or the /64 that one subscriber of IPv6 has to themselves. */
export function addressBlock(address: string): string {
  if (!ipaddr.IPv6.isValid(address)) return address;
  return `${ipaddr.IPv6.parse(address)
    .parts.slice(0, 4)
    .map((part) => part.toString(16))
    .join(":")}::/64`;
}
