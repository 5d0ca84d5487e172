import type { NextRequest } from "next/server";
import { isUuid } from "@/lib/core/text";
import { getOwnReview } from "@/lib/reviews/queries";

/** Whether the signed-in person may review ?producto=, for the cached product page; it asks only with the hint. */
export async function GET(request: NextRequest) {
  const product = request.nextUrl.searchParams.get("producto") ?? "";
  const headers = { "cache-control": "private, no-store" };
  if (!isUuid(product)) return Response.json({ error: "producto" }, { status: 400, headers });
  return Response.json({ own: await getOwnReview(product) }, { headers });
}
