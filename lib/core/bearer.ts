import { createHash, timingSafeEqual } from "node:crypto";

const digest = (text: string) => createHash("sha256").update(text).digest();

/** Compares two secrets in a time that tells nothing of them, whatever their lengths. */
export function sameSecret(given: string, expected: string): boolean {
  return expected !== "" && timingSafeEqual(digest(given), digest(expected));
}

/** Whether a call carries `Authorization: Bearer <secret>`. */
export function hasBearer(headers: Headers, secret: string): boolean {
  const [, given = ""] = /^Bearer\s+(\S+)\s*$/i.exec(headers.get("authorization") ?? "") ?? [];
  return sameSecret(given, secret);
}
