"use client";

import { useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Input } from "@/components/ui/input";
import { DETAIL_LIMITS } from "@/lib/catalog/fields";
import type { ProductDetail } from "@/lib/catalog/types";

type Props = { details?: ProductDetail[]; error?: string };

/** Editor of a product's details: pairs of label and value. */
export function DetailsEditor({ details = [], error }: Props) {
  const next = useRef(details.length);
  const [rows, setRows] = useState(() => details.map((detail, key) => ({ ...detail, key })));

  function add() {
    setRows((before) => [...before, { label: "", value: "", key: next.current++ }]);
  }

  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="text-sm font-semibold">Detalles del producto</legend>
      <p className="text-sm text-muted-foreground">
        Tamaño, peso, material, origen, cuidado: lo que la ley pide decir antes de comprar.
      </p>
      {rows.map(({ key, label, value }, index) => (
        <div key={key} className="grid grid-cols-[1fr_auto] gap-2 sm:grid-cols-[12rem_1fr_auto]">
          <Input
            name="detailLabel"
            aria-label={`Nombre del dato ${index + 1}`}
            placeholder="Peso"
            defaultValue={label}
            maxLength={DETAIL_LIMITS.label}
            // Focus the new line.
            autoFocus={label === "" && value === ""}
          />
          <Input
            name="detailValue"
            aria-label={`Valor del dato ${index + 1}`}
            placeholder="280 g"
            defaultValue={value}
            maxLength={DETAIL_LIMITS.value}
            className="max-sm:col-start-1"
          />
          <button
            type="button"
            aria-label={`Quitar el dato ${index + 1}`}
            className="icon-btn max-sm:col-start-2 max-sm:row-span-2 max-sm:row-start-1 max-sm:self-center"
            onClick={() => setRows((before) => before.filter((row) => row.key !== key))}
          >
            <Icon name="lucide--trash-2" className="size-5" />
          </button>
        </div>
      ))}
      {error && <p className="text-sm font-semibold text-destructive">{error}</p>}
      <Button variant="outline" size="sm" className="self-start" onClick={add}>
        <Icon name="lucide--plus" />
        Agregar dato
      </Button>
    </fieldset>
  );
}
