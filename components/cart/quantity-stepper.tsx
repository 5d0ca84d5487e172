import { Icon } from "@/components/ui/icon";
import { maxQuantityOf } from "@/lib/cart/cart";
import type { CartItem } from "@/lib/cart/types";

type Props = {
  item: CartItem;
  onChange: (quantity: number) => void;
};

const BUTTON =
  "grid size-[44px] place-items-center hover:bg-muted disabled:cursor-not-allowed disabled:opacity-40";

/** Plus and minus between 1 and the maximum. Removing has its own button. */
export function QuantityStepper({ item, onChange }: Props) {
  return (
    <div className="flex w-fit items-center overflow-hidden rounded-md border border-input">
      <button
        type="button"
        className={BUTTON}
        disabled={item.quantity <= 1}
        aria-label={`Quitar una unidad de ${item.name}`}
        onClick={() => onChange(item.quantity - 1)}
      >
        <Icon name="lucide--minus" className="size-4" />
      </button>
      <output aria-label={`Cantidad de ${item.name}`} className="min-w-8 text-center font-semibold tabular">
        {item.quantity}
      </output>
      <button
        type="button"
        className={BUTTON}
        disabled={item.quantity >= maxQuantityOf(item)}
        aria-label={`Agregar una unidad de ${item.name}`}
        onClick={() => onChange(item.quantity + 1)}
      >
        <Icon name="lucide--plus" className="size-4" />
      </button>
    </div>
  );
}
