import { defineRoute } from "@/lib/auth/define-route";
import { signOut } from "@/lib/auth/mutations";
import { getSessionView } from "@/lib/auth/queries";
import { forgetOrder } from "@/lib/checkout/order-cookie";

/** The session, for the header of cached pages; called only with the hint cookie. */
export const GET = defineRoute({
  name: "auth.get-session",
  access: "guest",
  run: async (_, { user }) => ({ user: await getSessionView(user) }),
});

/**
 * Signs out. Not an action: actions re-render the page with the new cookies, and a guarded page would redirect to
 * sign-in before the browser has left it.
 */
export const DELETE = defineRoute({
  name: "auth.sign-out",
  access: "open",
  run: async () => {
    await signOut();
    await forgetOrder();
    return new Response(null, { status: 204 });
  },
});
