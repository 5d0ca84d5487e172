"use client";

import { useState } from "react";
import { flushSync } from "react-dom";
import { parseWhole } from "@/lib/core/pesos";
import type { CostBasis } from "@/lib/inventory/labels";
import { sumOf, type TypedLine } from "@/lib/inventory/lines";
import type { Buyable } from "@/lib/inventory/rows";

export type DraftLine = TypedLine & { product: Buyable };

export const lineField = (product: Pick<Buyable, "id">, field: keyof TypedLine) => `${field}-${product.id}`;

/** The lines of a purchase as typed: one for each product. */
export function usePurchaseLines() {
  const [lines, setLines] = useState<DraftLine[]>([]);
  const [basis, setBasis] = useState<CostBasis>("unit");

  /** Adds a product, or one more unit of it; the focus goes to its units. */
  function add(product: Buyable) {
    flushSync(() =>
      setLines((before) =>
        before.some((line) => line.product.id === product.id)
          ? before.map((line) =>
              line.product.id === product.id
                ? { ...line, quantity: String((parseWhole(line.quantity) ?? 0) + 1) }
                : line,
            )
          : [...before, { product, quantity: "1", cost: "" }],
      ),
    );
    const input = document.getElementById(lineField(product, "quantity"));
    if (input instanceof HTMLInputElement) input.select();
  }

  function change({ id }: Buyable, changes: Partial<TypedLine>) {
    setLines((before) => before.map((line) => (line.product.id === id ? { ...line, ...changes } : line)));
  }

  function remove({ id }: Buyable) {
    setLines((before) => before.filter((line) => line.product.id !== id));
  }

  return { lines, basis, setBasis, add, change, remove, ...sumOf(lines, basis) };
}
