"use client";

import { type FormEvent, useState } from "react";
import { Field } from "@/components/forms/field";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { productsLabel } from "@/lib/catalog/labels";
import { TAG_LIMITS, TAG_PAPERS, type TagPaper, tagsHref } from "@/lib/catalog/staff/tags";

type Props = { products: { id: string; name: string }[]; onClose: () => void };

const PAPER = "papel";

/** How many labels of each product, and on what; the document opens in another tab. */
export function TagsDialog({ products, onClose }: Props) {
  // Closed through the dialog, so that the focus is restored.
  const [open, setOpen] = useState(true);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const counts = products
      .map(({ id }) => ({ id, count: Number(form.get(id)) }))
      .filter(({ count }) => count > 0);
    if (counts.length > 0) window.open(tagsHref(form.get(PAPER) as TagPaper, counts), "_blank", "noopener");
    setOpen(false);
  }

  const title = products.length === 1 ? "Etiquetas" : `Etiquetas de ${productsLabel(products.length)}`;
  return (
    <Dialog open={open} onClose={onClose} title={title} size="sm">
      <form onSubmit={onSubmit} className="flex flex-col gap-4">
        <ul className="flex flex-col gap-2">
          {products.map(({ id, name }) => (
            <li key={id} className="flex items-center gap-3">
              <label htmlFor={`tags-${id}`} className="min-w-0 flex-1 wrap-anywhere">
                {name}
              </label>
              <Input
                id={`tags-${id}`}
                name={id}
                type="number"
                inputMode="numeric"
                min={products.length === 1 ? 1 : 0}
                max={TAG_LIMITS.each}
                step={1}
                required
                defaultValue={1}
                className="w-20 text-right"
              />
            </li>
          ))}
        </ul>
        <Field id="tags-paper" label="Papel">
          <Select name={PAPER} defaultValue="rollo" options={TAG_PAPERS} />
        </Field>
        <p className="text-muted-foreground">
          Con nombre, precio y código de barras; sin este, las barras son las del SKU. Imprime al 100 %.
        </p>
        <Button type="submit" className="self-end">
          Abrir para imprimir
        </Button>
      </form>
    </Dialog>
  );
}
