import { receivePhoto } from "@/lib/repairs/photo-upload";

/** One photo of a repair, from its customer or the workshop. */
export async function POST(request: Request): Promise<Response> {
  const { status, body, headers } = await receivePhoto(request);
  return Response.json(body, { status, headers: { "cache-control": "no-store", ...headers } });
}
