"use client";

import { useState } from "react";
import { Dialog } from "@/components/ui/dialog";
import { Tabs } from "@/components/ui/tabs";
import { AdjustForm } from "./adjust-form";
import { CountForm } from "./count-form";

type Props = {
  product: { id: string; name: string; stock: number };
  reserved?: number;
  onClose: () => void;
};

/** Stock changes: units in, units out, or a count. */
export function StockDialog({ product, reserved, onClose }: Props) {
  const [left, setLeft] = useState(product.stock);
  return (
    <Dialog open onClose={onClose} title={`Existencias: ${product.name}`} size="md">
      <p>
        Para vender: <strong className="tabular">{left}</strong>
        {reserved ? `. Además, ${reserved} en pedidos sin enviar.` : ""}
      </p>
      <Tabs
        label="Qué pasó"
        tabs={[
          {
            value: "in",
            label: "Entrada",
            content: <AdjustForm product={product} direction="in" onDone={onClose} />,
          },
          {
            value: "out",
            label: "Salida",
            content: <AdjustForm product={product} direction="out" onDone={onClose} />,
          },
          {
            value: "count",
            label: "Conteo",
            content: <CountForm product={product} seen={left} onMoved={setLeft} onDone={onClose} />,
          },
        ]}
      />
    </Dialog>
  );
}
