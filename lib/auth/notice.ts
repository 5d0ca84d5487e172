import "server-only";
import { cookies } from "next/headers";
import { env } from "@/lib/core/env";

const MINUTE = 60;

/** A word for the page that the person is sent to: the browser shows it as a toast and takes it away. */
export function noticeCookie(name: "correo-confirmado" | "sin-permiso") {
  const secure = env().SITE_URL.startsWith("https:");
  return ["aviso", name, { sameSite: "lax", secure, path: "/", maxAge: MINUTE }] as const;
}

/** Leaves it with the answer to the request that is being worked on. */
export async function leaveNotice(name: "correo-confirmado"): Promise<void> {
  (await cookies()).set(...noticeCookie(name));
}
