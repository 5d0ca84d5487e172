import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { CartItem } from "@/lib/cart/types";
import type { ShippingValues } from "@/lib/checkout/shipping";
import { formatCop } from "@/lib/core/money";

type Props = { items: readonly CartItem[]; shipping: ShippingValues; onBack: () => void };

/** Summary of items and shipping before payment, with a link to edit it. */
export function CheckoutReview({ items, shipping, onBack }: Props) {
  return (
    <section aria-labelledby="review-title" className="panel flex flex-col gap-4 p-5">
      <h2 id="review-title" className="text-xl">
        Revisa tu pedido
      </h2>
      <ul className="flex flex-col gap-1.5">
        {items.map((item) => (
          <li key={item.id} className="flex justify-between gap-4">
            <span className="min-w-0">
              {item.quantity} × {item.name}
            </span>
            <span className="tabular-nums">{formatCop(item.price * item.quantity)}</span>
          </li>
        ))}
      </ul>
      <p className="border-t pt-4 text-muted-foreground">
        <span className="block font-semibold text-foreground">{shipping.name}</span>
        {[shipping.address, shipping.phone, shipping.email].filter(Boolean).join(" · ")}
      </p>
      <Button variant="outline" className="self-start" onClick={onBack}>
        <Icon name="lucide--arrow-left" />
        Cambiar mis datos
      </Button>
    </section>
  );
}
