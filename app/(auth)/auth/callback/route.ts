import { defineRoute } from "@/lib/auth/define-route";
import { finishGoogle } from "@/lib/auth/links";
import { seeOther } from "@/lib/core/route";

export const GET = defineRoute({
  name: "auth.callback",
  access: "open",
  rateLimit: { limit: 20, windowSeconds: 60 },
  run: async (_, { request }) => seeOther(await finishGoogle(new URL(request.url).searchParams)),
});
