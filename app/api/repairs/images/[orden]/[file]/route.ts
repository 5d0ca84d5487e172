import { readRepairPhoto } from "@/lib/repairs/photo-store";

const HEADERS = { "X-Content-Type-Options": "nosniff", "Referrer-Policy": "no-referrer" };

/** A photo of a repair, for whoever may see it now: owner, workshop, or the holder of its link (?enlace=). */
export async function GET(
  request: Request,
  { params }: RouteContext<"/api/repairs/images/[orden]/[file]">,
): Promise<Response> {
  const { orden, file } = await params;
  const token = new URL(request.url).searchParams.get("enlace") ?? undefined;
  const photo = await readRepairPhoto(orden, file, token);
  if (!photo)
    return new Response("No encontrada", {
      status: 404,
      headers: { ...HEADERS, "Cache-Control": "no-store" },
    });
  return new Response(photo, {
    headers: {
      ...HEADERS,
      "Content-Type": "image/webp",
      "Content-Security-Policy": "default-src 'none'; sandbox",
      "Cache-Control": "private, max-age=60",
      Vary: "Cookie",
    },
  });
}
