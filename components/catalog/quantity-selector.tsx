"use client";

import { MinusIcon, PlusIcon } from "lucide-react";
import { clampQuantity } from "@/lib/catalog/quantity";

type Props = { quantity: number; stock: number; onChange: (quantity: number) => void };

const STEP =
  "grid size-12 place-items-center hover:bg-surface-raised disabled:cursor-not-allowed disabled:opacity-40";

/** From 1 to what there is. */
export function QuantitySelector({ quantity, stock, onChange }: Props) {
  const set = (wanted: number) => onChange(clampQuantity(wanted, stock));
  return (
    <fieldset className="flex items-center gap-3">
      <legend className="float-left font-semibold">Cantidad</legend>
      <div className="flex items-center overflow-hidden rounded-md border border-line-strong">
        <button
          type="button"
          className={STEP}
          aria-label="Quitar una unidad"
          disabled={quantity <= 1}
          onClick={() => set(quantity - 1)}
        >
          <MinusIcon aria-hidden className="size-4" />
        </button>
        <output aria-label="Cantidad elegida" className="min-w-10 text-center font-semibold tabular-nums">
          {quantity}
        </output>
        <button
          type="button"
          className={STEP}
          aria-label="Agregar una unidad"
          disabled={quantity >= stock}
          onClick={() => set(quantity + 1)}
        >
          <PlusIcon aria-hidden className="size-4" />
        </button>
      </div>
    </fieldset>
  );
}
