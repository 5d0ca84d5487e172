"use client";

import { type FormEvent, useState } from "react";
import { Field } from "@/components/forms/field";
import { MoneyInput } from "@/components/forms/money-input";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Input } from "@/components/ui/input";
import { formatCop } from "@/lib/core/money";
import { parseWhole } from "@/lib/core/pesos";
import { discounted, discountOf, type TillLine } from "@/lib/pos/till";

type Props = {
  line: TillLine;
  /** In percent; null: none. */
  limit: number | null;
  onPrice: (price: number, reason: string) => void;
  onClose: () => void;
};

const WHOLE_PERCENT = 100;
const REASONS = ["Cliente frecuente", "Caja abierta o golpeada", "Igualamos otro precio", "Últimas unidades"];

/** Lowers the price of one line, by percent or to a price, with the reason that the ticket keeps. */
export function DiscountDialog({ line, limit, onPrice, onClose }: Props) {
  const [typed, setTyped] = useState(line.price < line.listPrice ? String(line.price) : "");
  const [reason, setReason] = useState(line.reason);
  const [isAsked, setAsked] = useState(false);
  const price = parseWhole(typed);
  const most = limit ?? WHOLE_PERCENT;
  const priceError =
    price === null
      ? "Escribe el precio nuevo de una unidad."
      : price > line.listPrice
        ? `El precio de lista es ${formatCop(line.listPrice)}.`
        : (line.listPrice - price) * WHOLE_PERCENT > line.listPrice * most
          ? `Puedes bajarlo hasta ${formatCop(discounted(line.listPrice, most))} (${most} %).`
          : undefined;
  const needsReason = price !== null && price < line.listPrice;
  const reasonError = needsReason && reason.trim().length < 3 ? "Escribe el motivo." : undefined;

  function apply(event: FormEvent): void {
    // The dialog is inside the till's page, but not inside its form.
    event.preventDefault();
    event.stopPropagation();
    setAsked(true);
    if (!priceError && !reasonError && price !== null) onPrice(price, reason.trim());
  }

  return (
    <Dialog open onClose={onClose} title="Descuento" size="sm">
      <form onSubmit={apply} noValidate className="flex flex-col gap-4">
        <p>
          {line.name}: <b className="tabular">{formatCop(line.listPrice)}</b>
        </p>
        <div className="flex flex-wrap gap-2">
          {[5, 10, 15, 20]
            .filter((percent) => percent <= most)
            .map((percent) => (
              <Button
                key={percent}
                variant="outline"
                size="sm"
                onClick={() => setTyped(String(discounted(line.listPrice, percent)))}
              >
                {percent} %
              </Button>
            ))}
          <Button variant="ghost" size="sm" onClick={() => setTyped(String(line.listPrice))}>
            Sin descuento
          </Button>
        </div>
        <Field
          id="discount-price"
          label="Precio nuevo de cada uno"
          hint={
            price !== null && price < line.listPrice
              ? `Baja ${formatCop(line.listPrice - price)} (${String(discountOf({ ...line, price })).replace(".", ",")} %).`
              : `Hasta ${most} %.`
          }
          error={isAsked ? priceError : undefined}
        >
          <MoneyInput data-first-field value={typed} onChange={(event) => setTyped(event.target.value)} />
        </Field>
        <Field id="discount-reason" label="Motivo" error={isAsked ? reasonError : undefined}>
          <Input
            value={reason}
            list="discount-reasons"
            maxLength={200}
            autoComplete="off"
            onChange={(event) => setReason(event.target.value)}
          />
        </Field>
        <datalist id="discount-reasons">
          {REASONS.map((text) => (
            <option key={text}>{text}</option>
          ))}
        </datalist>
        <Button type="submit">Aplicar</Button>
      </form>
    </Dialog>
  );
}
