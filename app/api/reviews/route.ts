import { z } from "zod";
import { defineRoute } from "@/lib/auth/define-route";
import { getOwnReview } from "@/lib/reviews/queries";

/** Whether the signed-in user may review ?producto=, for the cached product page; called only with the hint cookie. */
export const GET = defineRoute({
  name: "reviews.get-own-review",
  access: "guest",
  schema: z.object({ producto: z.uuid() }),
  run: async ({ producto }) => ({ own: await getOwnReview(producto) }),
});
