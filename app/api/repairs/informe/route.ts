import { secondsToWait } from "@/lib/auth/rate-limit";
import { isStaff } from "@/lib/auth/roles";
import { getSessionUser } from "@/lib/auth/session";
import { tooManyText } from "@/lib/core/refusal";
import { reportCsv } from "@/lib/repairs/report/csv";
import { parsePeriod } from "@/lib/repairs/report/period";
import { getTurnaroundReport } from "@/lib/repairs/report/queries";

const SOME = { limit: 60, windowSeconds: 3600 };

/** The turnaround report as a CSV file, for staff. */
export async function GET(request: Request) {
  const user = await getSessionUser();
  if (!user || !isStaff(user.role)) return new Response("Sin permisos", { status: user ? 403 : 401 });
  const wait = await secondsToWait("repairs.report", user, SOME);
  if (wait > 0) return tooManyText(wait);
  const params = Object.fromEntries(new URL(request.url).searchParams);
  const period = parsePeriod(params, Date.now());
  return new Response(reportCsv(await getTurnaroundReport(period), period), {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="tiempos-del-taller-${period.from}-a-${period.to}.csv"`,
      "cache-control": "private, no-store",
    },
  });
}
