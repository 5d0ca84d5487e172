import { defineRoute } from "@/lib/auth/define-route";
import { readRepairPhoto } from "@/lib/repairs/photo-store";

/** A photo of a repair, for its owner, staff, or the holder of its link (?enlace=). */
export const GET = defineRoute({
  name: "repairs.read-photo",
  access: "open",
  missing: "No encontrada",
  run: async ({ orden = "", file = "", enlace }) => {
    const photo = await readRepairPhoto(orden, file, enlace);
    const headers = {
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
      "content-type": "image/webp",
      "cache-control": "private, max-age=60",
      vary: "Cookie",
    };
    return photo && new Response(photo, { headers });
  },
});
