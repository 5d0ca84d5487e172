import { cartCount, cartTotal } from "@/lib/cart/cart";
import { formatCop } from "@/lib/core/money";
import { counted } from "@/lib/core/words";
import { useCart } from "./cart-store";

/** Announces the cart's total to screen readers on every change. */
export function CartStatus() {
  const items = useCart();
  const count = cartCount(items);
  return (
    <p role="status" className="sr-only">
      {count === 0
        ? "Tu carrito quedó vacío."
        : `Tu carrito: ${counted(count, "artículo", "artículos")}, total ${formatCop(cartTotal(items))}.`}
    </p>
  );
}
