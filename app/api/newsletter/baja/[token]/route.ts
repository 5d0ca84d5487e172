import { defineRoute } from "@/lib/auth/define-route";
import { seeOther } from "@/lib/auth/route-builder";
import { leavePath } from "@/lib/contact/mail/newsletter";
import { leaveNewsletter } from "@/lib/contact/newsletter";
import { newsletterTokenSchema } from "@/lib/contact/schema";

/** One-click unsubscribe (RFC 8058): the mail client posts here, without cookies. */
export const POST = defineRoute({
  name: "contact.leave-by-one-click",
  access: "program",
  schema: newsletterTokenSchema,
  missing: "No encontramos esa suscripción.",
  run: async ({ token }) => ((await leaveNewsletter(token)) ? new Response(null) : null),
});

/** GET by a person or a link scanner: shows the button and changes nothing. */
export const GET = defineRoute({
  name: "contact.open-leave-page",
  access: "open",
  run: async ({ token = "" }) => seeOther(leavePath(encodeURIComponent(token))),
});
