import { receiveImage } from "@/lib/media/image-upload";

/** One picture of the store, from its staff. */
export async function POST(request: Request): Promise<Response> {
  const { status, body, headers } = await receiveImage(request);
  return Response.json(body, { status, headers: { "cache-control": "no-store", ...headers } });
}
