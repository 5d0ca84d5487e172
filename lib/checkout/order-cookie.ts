import "server-only";
import { cookies } from "next/headers";
import { env } from "@/lib/core/env";
import { isLinkToken } from "@/lib/core/inputs";

const NAME = "pedido";
const MONTH = 30 * 24 * 3600;

/** Stores the token of this browser's last order in an HttpOnly cookie. */
export async function rememberOrder(token: string): Promise<void> {
  const jar = await cookies();
  const secure = env().SITE_URL.startsWith("https:");
  jar.set(NAME, token, { httpOnly: true, sameSite: "lax", secure, path: "/", maxAge: MONTH });
}

/** The token of this browser's last order. */
export async function rememberedOrder(): Promise<string | undefined> {
  const token = (await cookies()).get(NAME)?.value;
  return isLinkToken(token) ? token : undefined;
}

/** Deletes the cookie on sign-out. */
export async function forgetOrder(): Promise<void> {
  (await cookies()).delete(NAME);
}
