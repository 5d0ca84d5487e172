import { hasBearer } from "@/lib/core/bearer";
import { env } from "@/lib/core/env";
import { log } from "@/lib/core/log";
import { reconcile } from "@/lib/payments/reconcile";

/** Called every minute by a scheduler: finishes what requests and notifications left open. */
export async function POST(request: Request): Promise<Response> {
  const headers = { "Cache-Control": "no-store" };
  if (!hasBearer(request.headers, env().REVALIDATE_SECRET))
    return new Response(null, { status: 401, headers });
  const report = await reconcile();
  if (!report) return Response.json({ busy: true }, { headers });
  if (Object.values(report).some((count) => count > 0)) log("info", "payments.reconciled", report);
  return Response.json(report, { headers });
}
