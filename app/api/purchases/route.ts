import { getPurchases } from "@/lib/orders/queries";

/** 'Mis compras' of the signed-in person, for the prerendered store; it asks only when the session hint is there. */
export async function GET() {
  const purchases = await getPurchases();
  return Response.json({ purchases }, { headers: { "cache-control": "private, no-store" } });
}
