import { z } from "zod";
import { defineRoute } from "@/lib/auth/define-route";
import { drawCard } from "../../draw-card";
import { readCard } from "../../read-card";

/** Each version has its own URL (?v=), so responses can be cached for long. */
const KEPT = "public, s-maxage=86400, stale-while-revalidate=604800";

/** Share image of a page. */
export const GET = defineRoute({
  name: "seo.draw-card",
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
