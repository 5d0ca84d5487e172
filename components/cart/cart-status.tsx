import { cartCount, cartTotal } from "@/lib/cart/cart";
import { counted } from "@/lib/core/counted";
import { formatCop } from "@/lib/core/money";
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
