import { Picture } from "@/components/ui/picture";
import type { Order } from "@/lib/orders/rows";

/** What was bought, with its pictures. */
export function BoughtList({ items }: Pick<Order, "items">) {
  return (
    <ul className="flex flex-col gap-4">
      {items.map(({ id, name, image, quantity }) => (
        <li key={id} className="flex items-center gap-4">
          <Picture
            src={image}
            alt=""
            width={80}
            height={80}
            sizes="80px"
            className="size-20 shrink-0 rounded-lg bg-muted object-cover"
          />
          <p className="min-w-0 font-semibold leading-snug wrap-anywhere">
            {name}
            {quantity > 1 && (
              <span className="block text-sm font-normal text-muted-foreground">{quantity} unidades</span>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}
