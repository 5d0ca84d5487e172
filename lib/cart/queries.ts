import "server-only";
import { isUuid } from "@/lib/core/text";
import { databaseFailure } from "@/lib/supabase/errors";
import { publicClient } from "@/lib/supabase/public";
import type { CartLine } from "./review";
import type { WantedItem } from "./schema";

/** What these items are called, cost and have in stock right now; those that are gone are absent. */
export async function getCartLines(items: readonly WantedItem[]): Promise<CartLine[]> {
  const wanted = items.filter(({ id }) => isUuid(id));
  if (wanted.length === 0) return [];
  const { data, error } = await publicClient().rpc("cart_lines", { p_items: wanted });
  if (error) throw databaseFailure(error, "No pudimos revisar tu carrito.");
  return data.flatMap(({ item_type: type, ...row }) => {
    // Orders know one more type, the quote of a repair; no cart holds it.
    if (type === "repair") return [];
    return [
      {
        type,
        id: row.item_id,
        slug: row.slug,
        name: row.name,
        image: row.image,
        price: row.unit_price,
        stock: row.stock,
      },
    ];
  });
}
