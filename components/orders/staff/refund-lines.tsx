"use client";

import { Input } from "@/components/ui/input";
import { formatCop } from "@/lib/core/money";
import type { RefundableLine } from "@/lib/orders/staff/refund-lines";
import type { RefundLine } from "@/lib/orders/staff/rows";

type Props = {
  lines: readonly RefundableLine[];
  chosen: readonly RefundLine[];
  /** A withdrawal refunds its lines in full: only the restocking is selectable. */
  areFixed: boolean;
  /** The products were not shipped, or were returned with the withdrawal. */
  areHere: boolean;
  onChange: (chosen: RefundLine[]) => void;
};

/** Lines of a refund: units, and which are restocked. */
export function RefundLines({ lines, chosen, areFixed, areHere, onChange }: Props) {
  const set = (id: string, change: Partial<RefundLine> | null) => {
    const others = chosen.filter(({ item }) => item !== id);
    const before = chosen.find(({ item }) => item === id);
    onChange(change ? [...others, { item: id, quantity: 1, restock: false, ...before, ...change }] : others);
  };
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="mb-1 text-sm font-semibold">Qué se devuelve</legend>
      {!areFixed && (
        <p className="text-sm text-muted-foreground">
          Quien recibe su dinero pierde lo que compró: un curso se cierra. Sin líneas, solo se devuelve
          dinero.
        </p>
      )}
      {lines.map(({ id, name, unitPrice, owed, canRestock }) => {
        const line = chosen.find(({ item }) => item === id);
        return (
          <div key={id} className="flex flex-col gap-1 border-border border-b pb-2 last:border-b-0">
            <label className="flex min-h-11 min-w-0 items-center gap-3">
              <input
                type="checkbox"
                checked={line !== undefined}
                disabled={areFixed}
                onChange={({ target }) =>
                  set(id, target.checked ? { quantity: owed, restock: canRestock && areHere } : null)
                }
                className="check size-5"
              />
              <span className="min-w-0 wrap-anywhere">
                {name}{" "}
                <span className="text-muted-foreground tabular">
                  {owed > 1 && `${owed} × `}
                  {formatCop(unitPrice)}
                </span>
              </span>
            </label>
            {line && owed > 1 && !areFixed && (
              <p className="flex min-h-11 items-center gap-3 pl-8 text-sm">
                <Input
                  type="number"
                  inputMode="numeric"
                  min={1}
                  max={owed}
                  value={line.quantity}
                  onChange={({ target }) =>
                    set(id, { quantity: Math.min(Math.max(Math.trunc(target.valueAsNumber || 1), 1), owed) })
                  }
                  aria-label={`Unidades de ${name}, de ${owed}`}
                  className="w-20"
                />
                <span aria-hidden>de {owed} unidades</span>
              </p>
            )}
            {line && canRestock && (
              <label className="flex min-h-11 items-center gap-3 pl-8 text-sm">
                <input
                  type="checkbox"
                  checked={line.restock}
                  onChange={({ target }) => set(id, { restock: target.checked })}
                  className="check size-5"
                />
                Vuelve al inventario
              </label>
            )}
          </div>
        );
      })}
    </fieldset>
  );
}
