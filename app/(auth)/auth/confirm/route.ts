import { defineRoute } from "@/lib/auth/define-route";
import { openMailLink } from "@/lib/auth/links";
import { ONCE_OR_TWICE } from "@/lib/core/limits";
import { seeOther } from "@/lib/core/route";

/** Mail scanners look at links with HEAD before the person does; that must not use the link up. */
export const HEAD = defineRoute({
  name: "auth.confirm.look",
  access: "open",
  run: async () => new Response(null, { status: 204 }),
});

export const GET = defineRoute({
  name: "auth.confirm",
  access: "open",
  // A person opens one link, perhaps twice; whoever tries many guesses.
  rateLimit: ONCE_OR_TWICE,
  run: async (_, { request }) => seeOther(await openMailLink(new URL(request.url).searchParams)),
});
