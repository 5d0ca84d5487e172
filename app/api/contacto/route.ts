import { defineRoute } from "@/lib/auth/define-route";
import { issueFormToken } from "@/lib/contact/form-token";
import { env } from "@/lib/core/env";

/** Notes when the contact form was opened: its page is cached and cannot know. */
export const GET = defineRoute({
  name: "contact.opened",
  access: "open",
  sameOrigin: true,
  run: async () => ({ token: issueFormToken(env().REVALIDATE_SECRET, Date.now()) }),
});
