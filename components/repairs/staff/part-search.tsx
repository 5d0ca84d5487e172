"use client";

import { Combobox } from "@/components/forms/staff/combobox";
import { cn } from "@/lib/core/cn";
import { formatCop } from "@/lib/core/money";
import { findStockPartsAction } from "@/lib/repairs/staff/actions";
import type { StockPart } from "@/lib/repairs/staff/rows";

type Props = { id: string; onChoose: (part: StockPart) => void };

/** Search of stock parts, with price and stock. */
export function PartSearch({ id, onChoose }: Props) {
  return (
    <Combobox
      id={id}
      label="Buscar repuesto en el inventario"
      placeholder="Puerto HDMI, pasta térmica..."
      nothing="No hay repuestos con ese nombre. Puedes escribirlo como concepto."
      find={(query) => findStockPartsAction({ query })}
      keyOf={(part) => part.id}
      onChoose={onChoose}
      render={({ name, price, stock }) => (
        <>
          <span className="min-w-0 break-words">{name}</span>
          <span className="shrink-0 text-right text-sm">
            <b className="block tabular">{formatCop(price)}</b>
            <span className={cn(stock > 0 ? "text-success" : "text-destructive")}>
              {stock > 0 ? `${stock} disponibles` : "Agotado"}
            </span>
          </span>
        </>
      )}
    />
  );
}
