import type { KeyboardEvent } from "react";
import { Field } from "@/components/forms/field";
import { MoneyInput } from "@/components/forms/money-input";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Input } from "@/components/ui/input";
import { formatCop, formatNumber } from "@/lib/core/money";
import type { FieldErrors } from "@/lib/core/result";
import { COST_BASES, type CostBasis, UNKNOWN_COST } from "@/lib/inventory/labels";
import { lineCost, type TypedLine } from "@/lib/inventory/lines";
import type { Buyable } from "@/lib/inventory/rows";
import { type DraftLine, lineField } from "./use-purchase-lines";

type Props = {
  lines: DraftLine[];
  basis: CostBasis;
  errors: FieldErrors;
  onChange: (product: Buyable, changes: Partial<TypedLine>) => void;
  onRemove: (product: Buyable) => void;
  /** Enter in the last field of a line. */
  onDone: () => void;
};

/** The lines of a purchase. Enter goes from the units to the cost, and from there on to the next product. */
export function PurchaseLines({ lines, basis, errors, onChange, onRemove, onDone }: Props) {
  function goOn(event: KeyboardEvent, go: () => void) {
    if (event.key !== "Enter") return;
    event.preventDefault();
    go();
  }
  return (
    <ol aria-label="Productos de la compra" className="flex flex-col divide-y divide-border">
      {lines.map(({ product, ...line }, index) => {
        const cost = lineCost(line, basis);
        const toCost = () => document.getElementById(lineField(product, "cost"))?.focus();
        return (
          <li
            key={product.id}
            className="grid grid-cols-[5.5rem_minmax(0,1fr)_auto] items-end gap-x-3 gap-y-2 py-3 md:grid-cols-[minmax(0,1fr)_6rem_10rem_8rem_auto]"
          >
            <p className="max-md:col-span-3 md:self-center">
              <span className="font-semibold wrap-anywhere">{product.name}</span>
              <span className="block text-sm text-muted-foreground">Hay {formatNumber(product.stock)}</span>
            </p>
            <Field
              id={lineField(product, "quantity")}
              label="Unidades"
              error={errors[`lines.${index}.quantity`]}
            >
              <Input
                inputMode="numeric"
                maxLength={9}
                autoComplete="off"
                value={line.quantity}
                onChange={(event) => onChange(product, { quantity: event.target.value })}
                onKeyDown={(event) => goOn(event, toCost)}
              />
            </Field>
            <Field
              id={lineField(product, "cost")}
              label={`Costo ${COST_BASES[basis]}`}
              error={errors[`lines.${index}.cost`]}
            >
              <MoneyInput
                value={line.cost}
                onChange={(event) => onChange(product, { cost: event.target.value })}
                onKeyDown={(event) => goOn(event, onDone)}
              />
            </Field>
            <p className="tabular max-md:col-span-2 max-md:row-start-3 md:py-2.5 md:text-right">
              <span className="text-muted-foreground md:hidden">Suma </span>
              {cost === null ? <span className="text-warm">{UNKNOWN_COST}</span> : formatCop(cost)}
            </p>
            <Button
              variant="ghost"
              size="icon"
              aria-label={`Quitar ${product.name}`}
              onClick={() => onRemove(product)}
              className="max-md:col-start-3 max-md:row-start-2"
            >
              <Icon name="lucide--x" />
            </Button>
          </li>
        );
      })}
    </ol>
  );
}
