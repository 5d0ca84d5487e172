/**
 * What a backend call addresses: "rpc place_order", "rest products", "auth token", "storage object". Never an id, a
 * filter or a file's name.
 */
export function callName(url: string): string {
  const [, service = "", , first = "", second = ""] = new URL(url).pathname.split("/");
  if (service === "rest") return first === "rpc" ? `rpc ${second}` : `rest ${first}`;
  return `${service || "backend"} ${first}`.trim();
}
