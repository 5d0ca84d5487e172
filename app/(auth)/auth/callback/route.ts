import { defineRoute } from "@/lib/auth/define-route";
import { finishGoogle } from "@/lib/auth/links";
import { seeOther } from "@/lib/auth/route-builder";
import { SIGN_IN } from "@/lib/core/limits";

export const GET = defineRoute({
  name: "auth.finish-google",
  access: "open",
  rateLimit: SIGN_IN,
  run: async (_, { request }) => seeOther(await finishGoogle(new URL(request.url).searchParams)),
});
