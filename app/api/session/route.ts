import { signOut } from "@/lib/auth/mutations";
import { getSessionView } from "@/lib/auth/queries";
import { forgetOrder } from "@/lib/checkout/order-cookie";
import { Failure } from "@/lib/core/result";

const PRIVATE = { "cache-control": "private, no-store" };

function unavailable(error: unknown): Response {
  if (!(error instanceof Failure)) throw error;
  return Response.json(
    { message: error.message },
    { status: 503, headers: { ...PRIVATE, "retry-after": "10" } },
  );
}

/** Who is signed in, for the header of the cached pages; they ask only when the hint cookie exists. */
export async function GET() {
  try {
    return Response.json({ user: await getSessionView() }, { headers: PRIVATE });
  } catch (error) {
    return unavailable(error);
  }
}

/**
 * Signs out. No action: those draw the page again with the cookies that they wrote, and a guarded page
 * would send the person to sign in before the browser has left it.
 */
export async function DELETE(request: Request) {
  const site = request.headers.get("sec-fetch-site");
  if (site && site !== "same-origin") return new Response(null, { status: 403 });
  try {
    await signOut();
    await forgetOrder();
    return new Response(null, { status: 204, headers: PRIVATE });
  } catch (error) {
    return unavailable(error);
  }
}
