import { defineRoute } from "@/lib/auth/define-route";
import { signOut } from "@/lib/auth/mutations";
import { getSessionView } from "@/lib/auth/queries";
import { forgetOrder } from "@/lib/checkout/order-cookie";

/** Who is signed in, for the header of the cached pages; they ask only when the hint cookie exists. */
export const GET = defineRoute({
  name: "auth.session",
  access: "open",
  run: async () => ({ user: await getSessionView() }),
});

/**
 * Signs out. No action: those draw the page again with the cookies that they wrote, and a guarded page
 * would send the person to sign in before the browser has left it.
 */
export const DELETE = defineRoute({
  name: "auth.sign-out",
  access: "open",
  sameOrigin: true,
  run: async () => {
    await signOut();
    await forgetOrder();
    return new Response(null, { status: 204 });
  },
});
