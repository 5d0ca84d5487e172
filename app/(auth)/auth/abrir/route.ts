import { defineRoute } from "@/lib/auth/define-route";
import { openMailLink } from "@/lib/auth/links";
import { seeOther } from "@/lib/auth/route-builder";
import { readForm } from "@/lib/core/body";
import { ONCE_OR_TWICE } from "@/lib/core/limits";

/** The button of /auth/confirm, which works without scripts. */
export const POST = defineRoute({
  name: "auth.open-mail-link",
  access: "open",
  // A person opens one link, maybe twice; many requests are guesses.
  rateLimit: ONCE_OR_TWICE,
  run: async (_, { request }) => seeOther(await openMailLink(await readForm(request))),
});
