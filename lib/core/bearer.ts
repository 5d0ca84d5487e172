import { createHash, timingSafeEqual } from "node:crypto";

const digest = (text: string) => createHash("sha256").update(text).digest();

/** Constant-time comparison of two secrets of any length. */
export function sameSecret(given: string, expected: string): boolean {
  return expected !== "" && timingSafeEqual(digest(given), digest(expected));
}

/** Whether a request carries `Authorization: Bearer <secret>`. */
export function hasBearer(headers: Headers, secret: string): boolean {
  const [, given = ""] = /^Bearer\s+(\S+)\s*$/i.exec(headers.get("authorization") ?? "") ?? [];
  return sameSecret(given, secret);
}
