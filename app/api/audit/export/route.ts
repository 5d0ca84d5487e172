import { auditCsv, CSV_END_EARLY, CSV_START } from "@/lib/audit/csv";
import { parseAuditFilter } from "@/lib/audit/filter";
import { searchAudit } from "@/lib/audit/queries";
import type { AuditFilter } from "@/lib/audit/types";
import { secondsToWait } from "@/lib/auth/rate-limit";
import { canChangeSettings } from "@/lib/auth/roles";
import { getSessionUser } from "@/lib/auth/session";

import { tooManyText } from "@/lib/core/refusal";

const SOME = { limit: 30, windowSeconds: 3600 };
const PIECE = 1000;
const PIECES = 20;

/** The filtered audit log as a CSV file, for admins. */
export async function GET(request: Request) {
  const user = await getSessionUser();
  if (!user || !canChangeSettings(user.role))
    return new Response("Sin permisos", { status: user ? 403 : 401 });
  const wait = await secondsToWait("audit.export", user, SOME);
  if (wait > 0) return tooManyText(wait);
  const { filter } = parseAuditFilter(Object.fromEntries(new URL(request.url).searchParams));
  return new Response(await wholeLog(filter), {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="auditoria-${new Date().toISOString().slice(0, 10)}.csv"`,
      "cache-control": "private, no-store",
    },
  });
}

async function wholeLog(filter: AuditFilter): Promise<string> {
  let file = CSV_START;
  let before: number | undefined;
  for (let piece = 0; piece < PIECES; piece++) {
    const { entries, next } = await searchAudit(filter, before, PIECE);
    file += auditCsv(entries);
    if (next === null) return file;
    before = next;
  }
  return file + CSV_END_EARLY;
}
