import { type JWTPayload, jwtVerify } from "jose";

export interface Keys {
  jwtSecret: string;
  publishableKey: string;
  secretKey: string;
}

export type Claims = JWTPayload & { role: "anon" | "authenticated" | "service_role" };

const ROLES = ["anon", "authenticated", "service_role"];

/** Claims of a token; throws when it is forged or expired. */
export async function claimsOf(token: string, keys: Keys): Promise<Claims> {
  if (token === keys.publishableKey) return { role: "anon" };
  if (token === keys.secretKey) return { role: "service_role" };
  const secret = new TextEncoder().encode(keys.jwtSecret);
  const { payload } = await jwtVerify(token, secret, { algorithms: ["HS256"] });
  if (typeof payload.role !== "string" || !ROLES.includes(payload.role))
    throw new Error("Token has no known role");
  return payload as Claims;
}
