import { defineRoute } from "@/lib/auth/define-route";
import { openMailLink } from "@/lib/auth/links";
import { ONCE_OR_TWICE } from "@/lib/core/limits";
import { seeOther } from "@/lib/core/route";

/** Mail scanners send HEAD requests to links; these must not consume the token. */
export const HEAD = defineRoute({
  name: "auth.look-at-mail-link",
  access: "open",
  run: async () => new Response(null, { status: 204 }),
});

export const GET = defineRoute({
  name: "auth.open-mail-link",
  access: "open",
  // A person opens one link, maybe twice; many requests are guesses.
  rateLimit: ONCE_OR_TWICE,
  run: async (_, { request }) => seeOther(await openMailLink(new URL(request.url).searchParams)),
});
