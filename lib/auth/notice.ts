import "server-only";
import { cookies } from "next/headers";
import { env } from "@/lib/core/env";

const MINUTE = 60;

type Notice = "correo-confirmado" | "correo-a-medias";

/** Message for the page that a redirect leads to: the browser shows it as a toast and deletes the cookie. */
export function noticeCookie(name: Notice | "sin-permiso") {
  const secure = env().SITE_URL.startsWith("https:");
  return ["aviso", name, { sameSite: "lax", secure, path: "/", maxAge: MINUTE }] as const;
}

/** Sets the notice cookie on the response to the current request. */
export async function leaveNotice(name: Notice): Promise<void> {
  (await cookies()).set(...noticeCookie(name));
}
