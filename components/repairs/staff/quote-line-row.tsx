import { Field } from "@/components/forms/field";
import { MoneyInput } from "@/components/forms/money-input";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Input } from "@/components/ui/input";
import { formatCop } from "@/lib/core/money";
import { parseWhole } from "@/lib/core/pesos";
import type { QuoteLineKind } from "@/lib/repairs/rows";
import { LINE_LABELS } from "@/lib/repairs/staff/labels";

/** A line as typed. */
export type DraftLine = {
  id: number;
  kind: QuoteLineKind;
  concept: string;
  quantity: string;
  unitPrice: string;
  /** A stock part: name and stock at the time of selection. */
  product: { id: string; stock: number } | null;
};

type Props = {
  line: DraftLine;
  number: number;
  canRemove: boolean;
  error?: string;
  onChange: (changes: Partial<DraftLine>) => void;
  onRemove: () => void;
};

const whole = (text: string) => parseWhole(text) ?? 0;
export const amountOf = ({ quantity, unitPrice }: DraftLine) => whole(quantity) * whole(unitPrice);

/** A quote line: work, stock part or external part. */
export function QuoteLineRow({ line, number, canRemove, error, onChange, onRemove }: Props) {
  const { id, kind, product } = line;
  const isShort = product !== null && whole(line.quantity) > product.stock;
  return (
    <li className="flex flex-col gap-1">
      <div className="grid grid-cols-[5rem_1fr_auto] items-end gap-2 max-sm:*:first:col-span-3 sm:grid-cols-[minmax(0,1fr)_5rem_8rem_auto]">
        <Field id={`quote-concept-${id}`} label={`${LINE_LABELS[kind]} ${number}`}>
          <Input
            value={line.concept}
            readOnly={product !== null}
            onChange={(event) => onChange({ concept: event.target.value })}
            maxLength={160}
          />
        </Field>
        <Field id={`quote-quantity-${id}`} label="Cantidad">
          <Input
            type="number"
            inputMode="numeric"
            min={1}
            max={99}
            value={line.quantity}
            onChange={(event) => onChange({ quantity: event.target.value })}
          />
        </Field>
        <Field id={`quote-amount-${id}`} label="Valor">
          <MoneyInput
            value={line.unitPrice}
            onChange={(event) => onChange({ unitPrice: event.target.value })}
          />
        </Field>
        <Button
          variant="ghost"
          size="icon"
          aria-label={`Quitar el concepto ${number}`}
          disabled={!canRemove}
          onClick={onRemove}
        >
          <Icon name="lucide--x" />
        </Button>
      </div>
      {whole(line.quantity) > 1 && (
        <p className="text-sm text-muted-foreground">Suma {formatCop(amountOf(line))}</p>
      )}
      {isShort && (
        <p className="text-sm font-semibold text-warm">
          {product.stock === 0 ? "No queda ninguna unidad" : `Solo quedan ${product.stock}`} en el inventario.
        </p>
      )}
      {error && <p className="text-sm font-semibold text-destructive">{error}</p>}
    </li>
  );
}
