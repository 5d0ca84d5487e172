import { createHmac, timingSafeEqual } from "node:crypto";
import { MIN_FILL_MS } from "./min-fill-time";

const OLDEST_MS = 2 * 86_400_000;

function sign(openedAt: string, secret: string): Buffer {
  return createHmac("sha256", secret).update(`contact-form.${openedAt}`).digest();
}

/** Signed token with the time at which a form was opened. */
export function issueFormToken(secret: string, now: number): string {
  const openedAt = now.toString(36);
  return `${openedAt}.${sign(openedAt, secret).toString("base64url")}`;
}

/** `unknown`: not signed by this server, or too old. */
export function checkFormToken(token: string, secret: string, now: number): "ok" | "too_fast" | "unknown" {
  const [openedAt = "", signature = ""] = token.split(".");
  const expected = sign(openedAt, secret);
  const given = Buffer.from(signature, "base64url");
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return "unknown";
  const age = now - Number.parseInt(openedAt, 36);
  if (age > OLDEST_MS) return "unknown";
  return age < MIN_FILL_MS ? "too_fast" : "ok";
}
