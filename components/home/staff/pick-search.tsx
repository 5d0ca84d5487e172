"use client";

import { useState } from "react";
import { Combobox } from "@/components/forms/staff/combobox";
import { Picture } from "@/components/ui/picture";
import { formatCop } from "@/lib/core/money";
import { findHomeProductsAction } from "@/lib/home/staff/actions";
import type { Pickable } from "@/lib/home/staff/rows";

/** Search of a product to choose. */
export function PickSearch({ onChoose }: { onChoose: (item: Pickable) => void }) {
  // A new key empties the search after a choice.
  const [round, setRound] = useState(0);
  return (
    <Combobox
      key={round}
      id="elegir-producto"
      label="Agregar un producto"
      placeholder="DualSense, Zelda, disco duro..."
      find={(query) => findHomeProductsAction({ query })}
      keyOf={({ id }) => id}
      render={(item) => (
        <span className="flex items-center gap-3">
          <Picture
            src={item.image}
            alt=""
            width={64}
            height={64}
            sizes="32px"
            className="size-8 rounded-sm bg-muted object-cover"
          />
          <span className="min-w-0 flex-1 truncate">{item.name}</span>
          <span className="text-muted-foreground">{formatCop(item.price)}</span>
        </span>
      )}
      onChoose={(item) => {
        setRound((known) => known + 1);
        onChoose(item);
      }}
      nothing="Ningún producto se llama así."
    />
  );
}
