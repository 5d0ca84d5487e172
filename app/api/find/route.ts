import { isStaff } from "@/lib/auth/roles";
import { getSessionUser } from "@/lib/auth/session";
import { findAnything } from "@/lib/overview/find";

const HEADERS = { "cache-control": "private, no-store" };
const LONGEST = 80;

/** Orders, repairs, products and people for the command palette of the back office. */
export async function GET(request: Request): Promise<Response> {
  const user = await getSessionUser();
  if (!user) return Response.json({ error: "unauthenticated" }, { status: 401, headers: HEADERS });
  if (!isStaff(user.role)) return Response.json({ error: "forbidden" }, { status: 403, headers: HEADERS });
  const query = new URL(request.url).searchParams.get("q")?.trim().slice(0, LONGEST) ?? "";
  return Response.json(query.length < 2 ? [] : await findAnything(query), { headers: HEADERS });
}
