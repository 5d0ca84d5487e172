import { cartTotal } from "@/lib/cart/cart";
import type { CartItem } from "@/lib/cart/types";
import { formatCop } from "@/lib/core/money";
import { counted } from "@/lib/core/words";
import type { CashLimit } from "@/lib/settings/types";

/** Why a cart cannot be paid on delivery; null when it can. SQL: private.check_cash_order. */
export function cashProblem(
  items: readonly Pick<CartItem, "price" | "quantity">[],
  { units, total }: CashLimit,
  isSignedIn: boolean,
): string | null {
  const whose = isSignedIn ? "." : " sin iniciar sesión.";
  if (items.some(({ quantity }) => quantity > units))
    return `Hasta ${counted(units, "unidad", "unidades")} de cada artículo${whose}`;
  return cartTotal(items) > total ? `Hasta ${formatCop(total)}${whose}` : null;
}
