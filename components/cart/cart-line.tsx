import { Icon } from "@/components/ui/icon";
import { ITEM_TYPE_LABELS } from "@/lib/cart/labels";
import { thumbnail } from "@/lib/cart/thumbnail";
import type { CartItem } from "@/lib/cart/types";
import { formatCop } from "@/lib/core/money";
import { cart } from "./cart-store";
import { QuantityStepper } from "./quantity-stepper";

const PATHS = { product: "/producto/", course: "/curso/", service: "/servicios" };

function pageOf({ type, slug }: CartItem): string {
  return type === "service" ? PATHS.service : `${PATHS[type]}${slug}`;
}

/** Removes a line and focuses the next or previous one. */
function remove(button: HTMLElement, id: string): void {
  const line = button.closest("li");
  const neighbour = line?.nextElementSibling ?? line?.previousElementSibling;
  const next = neighbour?.querySelector("a") ?? document.getElementById("contenido");
  next?.focus();
  cart.remove(id);
}

/** A cart line, in the drawer and on the page. */
export function CartLine({ item }: { item: CartItem }) {
  return (
    <li className="grid grid-cols-[5rem_1fr] gap-x-4 gap-y-2 py-4">
      <img
        src={thumbnail(item.image, 160)}
        alt=""
        width={80}
        height={80}
        loading="lazy"
        className="size-20 rounded-md bg-muted object-cover"
      />
      <div className="min-w-0">
        <p className="font-display text-xs font-bold text-muted-foreground uppercase tracking-wide">
          {ITEM_TYPE_LABELS[item.type]}
        </p>
        <a href={pageOf(item)} className="font-semibold leading-snug hover:underline">
          {item.name}
        </a>
        <p className="text-muted-foreground tabular-nums">{formatCop(item.price)}</p>
      </div>
      <div className="col-span-2 flex flex-wrap items-center justify-between gap-3">
        <div className="flex items-center gap-2">
          <QuantityStepper item={item} onChange={(quantity) => cart.setQuantity(item.id, quantity)} />
          <button
            type="button"
            aria-label={`Eliminar ${item.name} del carrito`}
            onClick={({ currentTarget }) => remove(currentTarget, item.id)}
            className="grid size-11 place-items-center rounded-md text-destructive hover:bg-muted"
          >
            <Icon name="lucide--trash-2" className="size-5" />
          </button>
        </div>
        <p className="font-display text-lg font-bold tabular-nums">{formatCop(item.price * item.quantity)}</p>
      </div>
    </li>
  );
}
