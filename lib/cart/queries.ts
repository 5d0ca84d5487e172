import "server-only";
import { isUuid } from "@/lib/core/text";
import { databaseFailure } from "@/lib/supabase/errors";
import { publicClient } from "@/lib/supabase/public";
import type { CartLine } from "./review";
import type { WantedItem } from "./schema";

/**
 * Current name, price and stock of these items; deleted ones are missing. `failed` is the text of the error when they
 * cannot be read.
 */
export async function getCartLines(
  items: readonly WantedItem[],
  failed = "No pudimos revisar tu carrito.",
): Promise<CartLine[]> {
  const wanted = items.filter(({ id }) => isUuid(id));
  if (wanted.length === 0) return [];
  const { data, error } = await publicClient().rpc("cart_lines", { p_items: wanted });
  if (error) throw databaseFailure(error, failed);
  return data.flatMap(({ item_type: type, ...row }) => {
    // Order lines have one more type, a repair quote, which is never in a cart.
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
        ...(row.is_code && { isCode: true }),
      },
    ];
  });
}
