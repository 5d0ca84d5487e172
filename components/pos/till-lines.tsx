"use client";

import { useState } from "react";
import { MoneyInput } from "@/components/forms/money-input";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Input, Label } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { formatCop } from "@/lib/core/money";
import {
  discountOf,
  isEmpty,
  MOST_UNITS,
  setPrice,
  setQuantity,
  type Till,
  type TillLine,
  type TillRepair,
} from "@/lib/pos/till";
import { DiscountDialog } from "./discount-dialog";

type Props = {
  sale: Till;
  onChange: (sale: Till) => void;
  /** Begins anew. */
  onEmpty: () => void;
  discountLimit: number | null;
};

/** What is being sold: each line with its units and price, each repair with what is paid of it. */
export function TillLines({ sale, onChange, onEmpty, discountLimit }: Props) {
  const [lowering, setLowering] = useState<TillLine>();
  if (isEmpty(sale))
    return (
      <p className="panel flex items-center gap-3 p-5 text-muted-foreground">
        <Icon name="lucide--scan-barcode" className="size-6 shrink-0" />
        Escanea el primer artículo, o escribe su nombre.
      </p>
    );
  return (
    <>
      <ul aria-label="Venta" className="panel flex flex-col">
        {sale.lines.map((line) => (
          <Line
            key={`${line.type} ${line.id}`}
            line={line}
            onQuantity={(quantity) => onChange(setQuantity(sale, line, quantity))}
            onLower={discountLimit === 0 ? undefined : () => setLowering(line)}
          />
        ))}
        {sale.repairs.map((repair) => (
          <RepairLine
            key={repair.id}
            repair={repair}
            onChange={(to) =>
              onChange({
                ...sale,
                repairs: sale.repairs.flatMap((other) =>
                  other.id === repair.id ? (to ? [to] : []) : [other],
                ),
              })
            }
          />
        ))}
      </ul>
      <button type="button" className="quiet-link min-h-6 self-end font-semibold" onClick={onEmpty}>
        Vaciar la venta
      </button>
      {lowering && (
        <DiscountDialog
          line={lowering}
          limit={discountLimit}
          onClose={() => setLowering(undefined)}
          onPrice={(price, reason) => {
            onChange(setPrice(sale, lowering, price, reason));
            setLowering(undefined);
          }}
        />
      )}
    </>
  );
}

type LineProps = {
  line: TillLine;
  onQuantity: (quantity: number) => void;
  onLower?: (() => void) | undefined;
};

function Line({ line, onQuantity, onLower }: LineProps) {
  const { name, price, listPrice, quantity, stock } = line;
  const isShort = stock !== null && quantity > stock;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 border-b p-3 last:border-b-0 sm:grid-cols-[minmax(0,1fr)_auto_7rem_auto]">
      <div className="min-w-0 max-sm:col-span-2">
        <p className="font-semibold break-words">{name}</p>
        <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted-foreground">
          <span className="tabular">{formatCop(price)}</span>
          {price < listPrice && (
            <>
              <s className="tabular">{formatCop(listPrice)}</s>
              <span className="text-success">−{String(discountOf(line)).replace(".", ",")} %</span>
            </>
          )}
          {onLower && (
            <button
              type="button"
              onClick={onLower}
              className="quiet-link min-h-6 font-semibold"
              aria-haspopup="dialog"
            >
              {price < listPrice ? "Cambiar descuento" : "Descuento"}
              <span className="sr-only"> de {name}</span>
            </button>
          )}
          {isShort && <span className="font-semibold text-destructive">Hay {stock}</span>}
        </p>
      </div>
      <div className="flex items-center">
        <Button
          variant="outline"
          size="icon"
          onClick={() => onQuantity(quantity - 1)}
          aria-label={quantity === 1 ? `Quitar ${name}` : `Uno menos de ${name}`}
        >
          <Icon name={quantity === 1 ? "lucide--trash-2" : "lucide--minus"} />
        </Button>
        <Input
          aria-label={`Unidades de ${name}`}
          inputMode="numeric"
          value={String(quantity)}
          maxLength={String(MOST_UNITS).length}
          aria-invalid={isShort ? true : undefined}
          onFocus={(event) => event.target.select()}
          onChange={(event) => {
            const typed = Number(event.target.value);
            if (Number.isInteger(typed) && typed > 0) onQuantity(typed);
          }}
          className="mx-1 max-w-14 text-center tabular"
        />
        <Button
          variant="outline"
          size="icon"
          onClick={() => onQuantity(quantity + 1)}
          disabled={stock !== null && quantity >= stock}
          aria-label={`Uno más de ${name}`}
        >
          <Icon name="lucide--plus" />
        </Button>
      </div>
      <p className="text-right text-lg font-semibold tabular">{formatCop(price * quantity)}</p>
      <button
        type="button"
        className="icon-btn max-sm:hidden"
        onClick={() => onQuantity(0)}
        aria-label={`Quitar ${name} de la venta`}
      >
        <Icon name="lucide--x" />
      </button>
    </li>
  );
}

type RepairLineProps = { repair: TillRepair; onChange: (repair: TillRepair | null) => void };

function RepairLine({ repair, onChange }: RepairLineProps) {
  const { id, number, device, customer, kind, due, typed, quoteId } = repair;
  const amountId = `deposit-${id}`;
  return (
    <li className="flex flex-wrap items-center gap-3 border-b p-3 last:border-b-0">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-semibold break-words">
          <Icon name="lucide--wrench" className="mr-1 inline-block size-4" />
          Reparación {number}
        </p>
        <p className="text-sm break-words text-muted-foreground">
          {device}
          {customer && ` · ${customer}`}
        </p>
      </div>
      {quoteId && due > 0 && (
        <Select
          aria-label={`Qué paga de la reparación ${number}`}
          value={kind}
          options={{ saldo: "Saldo", anticipo: "Anticipo" }}
          onChange={(event) => onChange({ ...repair, kind: event.target.value as TillRepair["kind"] })}
          className="max-w-32"
        />
      )}
      {kind === "saldo" ? (
        <p className="text-lg font-semibold tabular">{formatCop(due)}</p>
      ) : (
        <div className="flex items-center gap-2">
          <Label htmlFor={amountId}>Anticipo</Label>
          <MoneyInput
            id={amountId}
            value={typed}
            onChange={(event) => onChange({ ...repair, typed: event.target.value })}
            className="max-w-32 text-right"
          />
        </div>
      )}
      <button
        type="button"
        className="icon-btn"
        onClick={() => onChange(null)}
        aria-label={`Quitar la reparación ${number} de la venta`}
      >
        <Icon name="lucide--x" />
      </button>
    </li>
  );
}
