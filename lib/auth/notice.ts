import "server-only";
import { cookies } from "next/headers";
import { env } from "@/lib/core/env";

const MINUTE = 60;

/** Leaves a word for the page that the person is sent to: the browser shows it as a toast and takes it away. */
export async function leaveNotice(name: "correo-confirmado"): Promise<void> {
  const secure = env().SITE_URL.startsWith("https:");
  (await cookies()).set("aviso", name, { sameSite: "lax", secure, path: "/", maxAge: MINUTE });
}
