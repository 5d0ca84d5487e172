import { Field } from "@/components/forms/field";
import { MoneyInput } from "@/components/forms/money-input";
import { Icon } from "@/components/ui/icon";
import { Input } from "@/components/ui/input";
import { formatCop } from "@/lib/core/money";
import type { FieldErrors } from "@/lib/core/result";
import { amountOf, type DraftLine, isLowered, unitsOf } from "@/lib/orders/staff/draft-lines";

type Props = {
  id: string;
  /** Its place in the sent lines, to find its errors; null for a line that is not sent. */
  place: number | null;
  line: DraftLine;
  /** Its price stays: it is paid. */
  isPaid?: boolean;
  errors: FieldErrors;
  onChange: (changes: Partial<DraftLine>) => void;
  onRemove: () => void;
};

/** A line of an order as staff type it: units, price, and the reason of a lower one. */
export function LineRow({ id, place, line, isPaid = false, errors, onChange, onRemove }: Props) {
  const { name, stock, list, quantity, price, type, was } = line;
  const errorOf = (field: string) => (place === null ? undefined : errors[`lines.${place}.${field}`]);
  const isShort = stock !== null && unitsOf(line) > stock;
  return (
    <li className="flex flex-col gap-2 border-b py-3 last:border-b-0">
      <div className="flex items-start justify-between gap-3">
        <p className="min-w-0 font-semibold wrap-anywhere">{name}</p>
        <button
          type="button"
          aria-label={`Quitar ${name}`}
          onClick={onRemove}
          className="icon-btn -my-2 shrink-0"
        >
          <Icon name="lucide--x" className="size-5" />
        </button>
      </div>
      <div className="grid grid-cols-[5rem_minmax(0,1fr)] items-start gap-2 sm:grid-cols-[5rem_9rem_minmax(0,1fr)]">
        <Field id={`${id}-quantity`} label="Cantidad" error={errorOf("quantity")}>
          <Input
            type="number"
            inputMode="numeric"
            min={1}
            max={isPaid && was ? was.quantity : 999}
            value={quantity}
            readOnly={type === "course"}
            onChange={(event) => onChange({ quantity: event.target.value })}
          />
        </Field>
        {isPaid ? (
          <p className="flex flex-col gap-1.5">
            <span className="text-sm font-semibold">Precio pagado</span>
            <span className="py-2 tabular">{formatCop(was?.price ?? list)}</span>
          </p>
        ) : (
          <Field id={`${id}-price`} label="Precio" error={errorOf("price")}>
            <MoneyInput value={price} onChange={(event) => onChange({ price: event.target.value })} />
          </Field>
        )}
        {isLowered(line) && (
          <div className="max-sm:col-span-2">
            <Field
              id={`${id}-reason`}
              label="Motivo del descuento"
              hint={`Precio normal: ${formatCop(list)}.`}
              error={errorOf("reason")}
            >
              <Input
                value={line.reason}
                maxLength={200}
                onChange={(event) => onChange({ reason: event.target.value })}
              />
            </Field>
          </div>
        )}
      </div>
      {unitsOf(line) > 1 && (
        <p className="text-sm text-muted-foreground tabular">Suma {formatCop(amountOf(line))}</p>
      )}
      {isShort && (
        <p className="text-sm font-semibold text-warm">
          {stock === 0 ? "No queda ninguna unidad" : `Solo quedan ${stock}`} en el inventario.
        </p>
      )}
    </li>
  );
}
