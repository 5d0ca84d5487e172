import { defineRoute } from "@/lib/auth/define-route";
import { finishGoogle } from "@/lib/auth/links";
import { SIGN_IN } from "@/lib/core/limits";
import { seeOther } from "@/lib/core/route";

export const GET = defineRoute({
  name: "auth.finish-google",
  access: "open",
  rateLimit: SIGN_IN,
  run: async (_, { request }) => seeOther(await finishGoogle(new URL(request.url).searchParams)),
});
