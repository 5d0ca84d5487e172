import { getRealtimeAccess } from "@/lib/auth/queries";

/** What the browser needs to hear changes. Other sites get no answer. */
export async function GET(request: Request) {
  const site = request.headers.get("sec-fetch-site");
  if (site && site !== "same-origin") return new Response(null, { status: 403 });
  const access = await getRealtimeAccess();
  return Response.json(access, { headers: { "cache-control": "private, no-store" } });
}
