import { Icon } from "@/components/ui/icon";
import { ITEM_TYPE_LABELS } from "@/lib/cart/labels";
import type { CartItem } from "@/lib/cart/types";
import { formatCop } from "@/lib/core/money";
import { optimised } from "@/lib/media/optimised";
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
    <li className="@container py-4">
      <div className="grid items-center gap-x-4 gap-y-2 @min-[12rem]:grid-cols-[5rem_1fr] @lg:grid-cols-[5rem_1fr_auto]">
        <img
          src={optimised(item.image, 160)}
          alt=""
          width={80}
          height={80}
          loading="lazy"
          className="size-20 rounded-md picture-ground object-cover"
        />
        <div className="min-w-0">
          <p className="font-display text-xs font-bold text-muted-foreground uppercase tracking-wide">
            {ITEM_TYPE_LABELS[item.type]}
          </p>
          <a href={pageOf(item)} className="block font-semibold leading-snug hover:underline">
            {item.name}
          </a>
          {item.quantity > 1 && (
            <p className="text-sm text-muted-foreground tabular">{formatCop(item.price)} cada uno</p>
          )}
        </div>
        <div className="flex @min-[12rem]:col-span-2 flex-wrap items-center justify-between gap-3 @lg:col-span-1">
          <div className="flex items-center gap-2">
            {/* A course has no quantity. */}
            {item.type !== "course" && (
              <QuantityStepper item={item} onChange={(quantity) => cart.setQuantity(item.id, quantity)} />
            )}
            <button
              type="button"
              aria-label={`Eliminar ${item.name} del carrito`}
              onClick={({ currentTarget }) => remove(currentTarget, item.id)}
              className="grid size-11 place-items-center rounded-md text-muted-foreground hover:bg-muted hover:text-destructive"
            >
              <Icon name="lucide--trash-2" className="size-5" />
            </button>
          </div>
          <p className="min-w-24 text-right font-display text-lg font-bold tabular">
            {formatCop(item.price * item.quantity)}
          </p>
        </div>
      </div>
    </li>
  );
}
