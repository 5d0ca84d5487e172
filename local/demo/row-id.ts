import { createHash } from "node:crypto";

/** Deterministic ids, so that a build's pages match any fresh demo database. */
export function rowId(kind: string, slug: string): string {
  const hex = createHash("md5").update(`${kind}:${slug}`).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
