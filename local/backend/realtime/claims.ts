import type { JWTPayload } from "jose";
import type { SigningKey } from "../auth/signing.ts";

export interface Keys {
  signing: Pick<SigningKey, "verify">;
  publishableKey: string;
  secretKey: string;
}

export type Claims = JWTPayload & { role: "anon" | "authenticated" | "service_role" };

const ROLES = ["anon", "authenticated", "service_role"];

/** Claims of a token; throws when it is forged or expired. */
export async function claimsOf(token: string, keys: Keys): Promise<Claims> {
  if (token === keys.publishableKey) return { role: "anon" };
  if (token === keys.secretKey) return { role: "service_role" };
  const payload = await keys.signing.verify(token);
  if (typeof payload.role !== "string" || !ROLES.includes(payload.role))
    throw new Error("Token has no known role");
  return payload as Claims;
}
