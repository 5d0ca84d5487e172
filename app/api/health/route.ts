import { connection } from "next/server";
import { isBackendUp } from "@/lib/settings/health";
import { version } from "@/package.json";

/** 200 while the backend answers within two seconds, 503 otherwise. */
export async function GET(): Promise<Response> {
  await connection();
  const ok = await isBackendUp().catch(() => false);
  return Response.json(
    { ok, backend: ok ? "up" : "down", version },
    { status: ok ? 200 : 503, headers: { "Cache-Control": "no-store" } },
  );
}
