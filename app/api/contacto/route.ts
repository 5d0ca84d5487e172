import { defineRoute } from "@/lib/auth/define-route";
import { issueFormToken } from "@/lib/contact/form-token";
import { env } from "@/lib/core/env";

/** Issues a token with the time at which the contact form was opened, since its page is cached. */
export const GET = defineRoute({
  name: "contact.issue-form-token",
  access: "open",
  sameOrigin: true,
  run: async () => ({ token: issueFormToken(env().REVALIDATE_SECRET, Date.now()) }),
});
