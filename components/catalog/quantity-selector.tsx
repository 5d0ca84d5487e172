"use client";

import { Icon } from "@/components/ui/icon";
import { clampQuantity } from "@/lib/catalog/quantity";

type Props = { quantity: number; stock: number; onChange: (quantity: number) => void };

/** From 1 to the stock. */
export function QuantitySelector({ quantity, stock, onChange }: Props) {
  const set = (wanted: number) => onChange(clampQuantity(wanted, stock));
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">Cantidad</legend>
      <div className="flex items-center overflow-hidden rounded-md border border-input">
        <button
          type="button"
          className="step-btn"
          aria-label="Quitar una unidad"
          disabled={quantity <= 1}
          onClick={() => set(quantity - 1)}
        >
          <Icon name="lucide--minus" className="size-4" />
        </button>
        <output aria-label="Cantidad elegida" className="min-w-8 text-center font-semibold tabular">
          {quantity}
        </output>
        <button
          type="button"
          className="step-btn"
          aria-label="Agregar una unidad"
          disabled={quantity >= stock}
          onClick={() => set(quantity + 1)}
        >
          <Icon name="lucide--plus" className="size-4" />
        </button>
      </div>
    </fieldset>
  );
}
