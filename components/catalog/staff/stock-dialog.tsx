"use client";

import { useState } from "react";
import { Dialog } from "@/components/ui/dialog";
import { Tabs } from "@/components/ui/tabs";
import { AdjustForm } from "./adjust-form";
import { CountForm } from "./count-form";
import type { StockRights } from "./stock-rights";

type Props = {
  product: { id: string; name: string; stock: number };
  reserved?: number;
  rights: StockRights;
  onClose: () => void;
};

/** Stock changes: units in, and for who may correct the stock also units out and a count. */
export function StockDialog({ product, reserved, rights, onClose }: Props) {
  const [left, setLeft] = useState(product.stock);
  const entry = <AdjustForm product={product} direction="in" rights={rights} onDone={onClose} />;
  return (
    <Dialog open onClose={onClose} title={`Existencias: ${product.name}`} size="md">
      <p>
        Para vender: <strong className="tabular">{left}</strong>
        {reserved ? `. Además, ${reserved} en pedidos sin enviar.` : ""}
      </p>
      {rights.correctsStock ? (
        <Tabs
          label="Qué pasó"
          tabs={[
            { value: "in", label: "Entrada", content: entry },
            {
              value: "out",
              label: "Salida",
              content: <AdjustForm product={product} direction="out" rights={rights} onDone={onClose} />,
            },
            {
              value: "count",
              label: "Conteo",
              content: <CountForm product={product} seen={left} onMoved={setLeft} onDone={onClose} />,
            },
          ]}
        />
      ) : (
        entry
      )}
    </Dialog>
  );
}
