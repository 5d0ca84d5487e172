import { drawCard } from "../../draw-card";
import { readCard } from "../../read-card";

const FILE = /^([a-z0-9][a-z0-9-]{0,119})\.png$/;

/** A new version has a new address (?v=), so a picture may be kept for long by whoever shows it. */
const KEPT = "public, s-maxage=86400, stale-while-revalidate=604800";

/** The picture that networks show for a shared link. */
export async function GET(_request: Request, { params }: RouteContext<"/og/[tipo]/[archivo]">) {
  const { tipo, archivo } = await params;
  const slug = FILE.exec(archivo)?.[1];
  const card = slug && (await readCard(tipo, slug));
  if (!card) return new Response("No encontrada", { status: 404 });
  return new Response(Buffer.from(await drawCard(card), "base64"), {
    headers: { "Content-Type": "image/png", "Cache-Control": KEPT, "X-Content-Type-Options": "nosniff" },
  });
}
