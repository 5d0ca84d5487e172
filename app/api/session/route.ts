import { getSessionView } from "@/lib/auth/queries";

/** Who is signed in, for the header of the cached pages; they ask only when the hint cookie exists. */
export async function GET() {
  const user = await getSessionView();
  return Response.json({ user }, { headers: { "cache-control": "private, no-store" } });
}
