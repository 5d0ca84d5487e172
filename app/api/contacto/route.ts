import { issueFormToken } from "@/lib/contact/form-token";
import { env } from "@/lib/core/env";

/** Notes when the contact form was opened: its page is cached and cannot know. Other sites get no answer. */
export async function GET(request: Request) {
  const site = request.headers.get("sec-fetch-site");
  if (site && site !== "same-origin") return new Response(null, { status: 403 });
  const token = issueFormToken(env().REVALIDATE_SECRET, Date.now());
  return Response.json({ token }, { headers: { "cache-control": "private, no-store" } });
}
