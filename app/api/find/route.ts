import { isStaff } from "@/lib/auth/roles";
import { getSessionUser } from "@/lib/auth/session";
import { Failure } from "@/lib/core/result";
import { withoutControl } from "@/lib/core/text";
import { findAnything } from "@/lib/overview/find";

const HEADERS = { "cache-control": "private, no-store" };
const LONGEST = 80;

/** What the back office holds, for the command palette of the back office. */
export async function GET(request: Request): Promise<Response> {
  const user = await getSessionUser();
  if (!user) return Response.json({ error: "unauthenticated" }, { status: 401, headers: HEADERS });
  if (!isStaff(user.role)) return Response.json({ error: "forbidden" }, { status: 403, headers: HEADERS });
  const asked = new URL(request.url).searchParams.get("q") ?? "";
  const query = withoutControl(asked).trim().slice(0, LONGEST);
  if (query.length < 2) return Response.json({ found: [], isIncomplete: false }, { headers: HEADERS });
  try {
    return Response.json(await findAnything(query), { headers: HEADERS });
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return Response.json({ error: error.code }, { status: 503, headers: HEADERS });
  }
}
