import type { ActionResult } from "@/lib/core/result";
import type { CustomerCard } from "@/lib/customers/rows";

/** The first customers of a search; rejects when the server cannot be reached. */
export async function findCustomers(query: string): Promise<ActionResult<CustomerCard[]>> {
  const answer = await fetch(`/api/clientes?q=${encodeURIComponent(query)}`);
  if (!answer.ok) return { ok: false, code: "unavailable", message: "No se pudo buscar. Intenta de nuevo." };
  const { items } = (await answer.json()) as { items: CustomerCard[] };
  return { ok: true, data: items };
}
