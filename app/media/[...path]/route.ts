import { z } from "zod";
import { defineRoute } from "@/lib/auth/define-route";
import { Failure } from "@/lib/core/result";
import { askForImage } from "@/lib/media/queries";

const SAFE_PATH = /^[a-z0-9_-]+(\/[a-z0-9_-]+)*\.(webp|avif|jpe?g|png)$/i;
/** File names contain a content hash, so responses are immutable. */
const FOREVER = "public, max-age=31536000, immutable";

/** Public images of the store, proxied from Storage under our own origin. */
export const GET = defineRoute({
  name: "media.read-image",
  access: "open",
  schema: z.object({
    path: z
      .array(z.string())
      .transform((parts) => parts.join("/"))
      .pipe(z.string().regex(SAFE_PATH)),
  }),
  missing: "No encontrada",
  run: async ({ path }) => {
    const picture = await askForImage(`/media/${path}`).catch((cause: unknown) => {
      throw new Failure("unavailable", "No disponible", { retryAfterSeconds: 5, cause });
    });
    const type = picture.headers.get("content-type") ?? "";
    if (!picture.ok || !type.startsWith("image/")) return null;
    return new Response(picture.body, {
      headers: { "content-type": type, "cache-control": FOREVER, "x-content-type-options": "nosniff" },
    });
  },
});
