import { cartTotal } from "@/lib/cart/cart";
import type { CartItem } from "@/lib/cart/types";
import { counted } from "@/lib/core/counted";
import { formatCop } from "@/lib/core/money";
import type { CashLimit } from "./types";

const WHOSE = {
  guest: " sin iniciar sesión",
  new: " hasta que recibas tu primer pedido",
  known: "",
} as const;

/** Why a cart cannot be paid on delivery; null when it can. SQL: private.check_cash_order. */
export function cashProblem(
  items: readonly Pick<CartItem, "price" | "quantity">[],
  { units, total, open, buyer }: CashLimit,
): string | null {
  if (items.some(({ quantity }) => quantity > units))
    return `Hasta ${counted(units, "unidad", "unidades")} de cada artículo${WHOSE[buyer]}.`;
  if (cartTotal(items) + open <= total) return null;
  const waiting = open > 0 ? `, y ya tienes ${formatCop(open)} sin pagar` : "";
  return `Hasta ${formatCop(total)}${WHOSE[buyer]}${waiting}.`;
}
