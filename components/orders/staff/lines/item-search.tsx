"use client";

import { Combobox } from "@/components/forms/staff/combobox";
import { Badge } from "@/components/ui/badge";
import { cn } from "@/lib/core/cn";
import { formatCop } from "@/lib/core/money";
import { ORDER_ITEM_LABELS } from "@/lib/orders/labels";
import { findItemsAction } from "@/lib/orders/staff/lines/actions";
import type { SellableItem } from "@/lib/orders/staff/rows";

type Props = { id: string; label?: string; onChoose: (item: SellableItem) => void };

/** Search over what the catalogue sells, with price and stock. */
export function ItemSearch({ id, label = "Buscar producto, servicio o curso", onChoose }: Props) {
  return (
    <Combobox
      id={id}
      label={label}
      placeholder="DualSense, limpieza, curso..."
      nothing="No hay nada a la venta con ese nombre."
      find={(query) => findItemsAction({ query })}
      keyOf={(item) => `${item.type} ${item.id}`}
      onChoose={onChoose}
      render={({ type, name, price, stock }) => (
        <>
          <span className="min-w-0 break-words">{name}</span>
          <span className="flex shrink-0 flex-col items-end text-right text-sm">
            <b className="tabular">{formatCop(price)}</b>
            {stock === null ? (
              <Badge variant="outline">{ORDER_ITEM_LABELS[type]}</Badge>
            ) : (
              <span className={cn(stock > 0 ? "text-success" : "text-destructive")}>
                {stock > 0 ? `${stock} disponibles` : "Agotado"}
              </span>
            )}
          </span>
        </>
      )}
    />
  );
}
