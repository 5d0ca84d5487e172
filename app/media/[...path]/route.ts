import type { NextRequest } from "next/server";
import { env } from "@/lib/core/env";

const SAFE_PATH = /^[a-z0-9_-]+(\/[a-z0-9_-]+)*\.(webp|avif|jpe?g|png)$/i;
const PATIENCE_MS = 5000;
/** File names carry a hash of their content: a new picture has a new address. */
const FOREVER = "public, max-age=31536000, immutable";

/** Public pictures of the store, from our own origin whatever backend holds them. */
export async function GET(_request: NextRequest, { params }: RouteContext<"/media/[...path]">) {
  const name = (await params).path.join("/");
  if (!SAFE_PATH.test(name)) return new Response("No encontrada", { status: 404 });
  const picture = await fetch(`${env().SUPABASE_URL}/storage/v1/object/public/media/${name}`, {
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch(() => null);
  if (!picture) return new Response("No disponible", { status: 503, headers: { "Retry-After": "5" } });
  const type = picture.headers.get("content-type") ?? "";
  if (!picture.ok || !type.startsWith("image/")) return new Response("No encontrada", { status: 404 });
  return new Response(picture.body, {
    headers: { "Content-Type": type, "Cache-Control": FOREVER, "X-Content-Type-Options": "nosniff" },
  });
}
