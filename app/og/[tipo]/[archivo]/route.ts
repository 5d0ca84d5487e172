import { z } from "zod";
import { defineRoute } from "@/lib/auth/define-route";
import { drawCard } from "../../draw-card";
import { readCard } from "../../read-card";

/** A new version has a new address (?v=), so a picture may be kept for long by whoever shows it. */
const KEPT = "public, s-maxage=86400, stale-while-revalidate=604800";

/** The picture that networks show for a shared link. */
export const GET = defineRoute({
  name: "og",
  access: "open",
  schema: z.object({ tipo: z.string(), archivo: z.string().regex(/^[a-z0-9][a-z0-9-]{0,119}\.png$/) }),
  missing: "No encontrada",
  run: async ({ tipo, archivo }) => {
    const card = await readCard(tipo, archivo.replace(".png", ""));
    if (!card) return null;
    return new Response(Buffer.from(await drawCard(card), "base64"), {
      headers: { "content-type": "image/png", "cache-control": KEPT, "x-content-type-options": "nosniff" },
    });
  },
});
