"use client";

import { Field } from "@/components/forms/field";
import { FormError } from "@/components/forms/form-error";
import { MoneyInput } from "@/components/forms/money-input";
import { SubmitButton } from "@/components/forms/submit-button";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import type { OpenSession } from "@/lib/cash/rows";
import { formatCop } from "@/lib/core/money";
import { COUNTER_METHOD_KEYS, COUNTER_METHODS, type CounterMethod } from "@/lib/orders/labels";
import { notesFor, paymentOf, problemOf, type Till, type TillPart, totalOf } from "@/lib/pos/till";

type Props = {
  sale: Till;
  onChange: (sale: Till) => void;
  sessions: readonly OpenSession[];
  session: OpenSession | undefined;
  onSession: (id: string) => void;
  pending: boolean;
  message: string | undefined;
};

const MOST_PARTS = 4;

/** How it is paid: in one way, or in several parts of which the last takes the rest. */
export function TillPayment(props: Props) {
  const { sale, onChange, sessions, session, onSession, pending, message } = props;
  const hasDrawer = session !== undefined;
  const { amounts, cash } = paymentOf(sale);
  const problem = problemOf(sale, hasDrawer);
  const setPart = (n: number, part: TillPart) => onChange({ ...sale, parts: sale.parts.with(n, part) });
  return (
    <>
      {sale.parts.map((part, n) => (
        <Part
          // Parts have no identity of their own: only the last one is removed.
          key={String(n)}
          n={n}
          part={part}
          amount={amounts[n] ?? null}
          isOnly={sale.parts.length === 1}
          onChange={(to) => setPart(n, to)}
          onRemove={() => onChange({ ...sale, parts: sale.parts.toSpliced(n, 1) })}
        />
      ))}
      {sale.parts.length < MOST_PARTS && (
        <button
          type="button"
          className="quiet-link min-h-6 self-start font-semibold"
          onClick={() =>
            onChange({
              ...sale,
              parts: [
                ...sale.parts,
                {
                  method: sale.parts.at(-1)?.method === "efectivo" ? "datafono" : "efectivo",
                  amount: "",
                  reference: "",
                },
              ],
            })
          }
        >
          Dividir el pago
        </button>
      )}
      {cash > 0 && hasDrawer && <Cash sale={sale} onChange={onChange} cash={cash} />}
      {sessions.length > 1 && (
        <Field id="till-session" label="Caja">
          <Select
            value={session?.id}
            onChange={(event) => onSession(event.target.value)}
            options={Object.fromEntries(
              sessions.map(({ id, drawer, openedBy }) => [id, openedBy ? `${drawer} · ${openedBy}` : drawer]),
            )}
          />
        </Field>
      )}
      <FormError message={message} />
      {problem && <p className="text-sm text-muted-foreground">{problem}</p>}
      <SubmitButton
        pending={pending}
        pendingText="Cobrando..."
        disabled={problem !== null}
        size="lg"
        variant="warm"
        // Without a field of cash, the empty search field leads here.
        {...(cash > 0 && hasDrawer ? {} : { "data-pay-first": true })}
      >
        Cobrar {formatCop(totalOf(sale))}
      </SubmitButton>
    </>
  );
}

type PartProps = {
  n: number;
  part: TillPart;
  amount: number | null;
  isOnly: boolean;
  onChange: (part: TillPart) => void;
  onRemove: () => void;
};

function Part({ n, part, amount, isOnly, onChange, onRemove }: PartProps) {
  const { method, reference } = part;
  const place = isOnly ? "" : ` ${n + 1}`;
  return (
    <fieldset className="flex min-w-0 flex-col gap-3 border-t pt-3">
      <legend className="sr-only">Cómo paga{place}</legend>
      <div className="grid grid-cols-3 gap-2">
        {COUNTER_METHOD_KEYS.map((key) => (
          <label
            key={key}
            className="flex min-h-11 cursor-pointer items-center justify-center rounded-md border px-1 text-center text-[0.8125rem] leading-tight font-semibold has-checked:border-primary has-checked:bg-muted has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary"
          >
            <input
              type="radio"
              name={`method-${n}`}
              value={key}
              checked={method === key}
              onChange={() => onChange({ ...part, method: key })}
              className="sr-only"
            />
            {SHORT[key]}
          </label>
        ))}
      </div>
      {!isOnly && (
        <div className="flex items-end gap-2">
          <div className="min-w-0 flex-1">
            <Field id={`amount-${n}`} label={`Valor en ${COUNTER_METHODS[method].toLowerCase()}`}>
              <MoneyInput
                value={part.amount}
                placeholder={amount === null ? "" : `El resto: ${formatCop(amount)}`}
                onChange={(event) => onChange({ ...part, amount: event.target.value })}
              />
            </Field>
          </div>
          <Button variant="ghost" size="icon" onClick={onRemove} aria-label={`Quitar el pago ${n + 1}`}>
            <Icon name="lucide--x" />
          </Button>
        </div>
      )}
      {method !== "efectivo" && (
        <Field
          id={`reference-${n}`}
          label={method === "datafono" ? "Número del voucher (opcional)" : "Referencia (opcional)"}
        >
          <Input
            value={reference}
            maxLength={60}
            autoComplete="off"
            onChange={(event) => onChange({ ...part, reference: event.target.value })}
          />
        </Field>
      )}
    </fieldset>
  );
}

/** Labels that fit three in a row on a phone. */
const SHORT = { ...COUNTER_METHODS, breb: "Bre-B" } satisfies Record<CounterMethod, string>;

function Cash({ sale, onChange, cash }: { sale: Till; onChange: (sale: Till) => void; cash: number }) {
  const { change, received } = paymentOf(sale);
  const isTooLittle = received === null || change < 0;
  return (
    <div className="flex flex-col gap-2">
      <Field
        id="till-received"
        label="Efectivo recibido"
        error={
          isTooLittle
            ? received === null
              ? "Escribe un valor en pesos."
              : `Faltan ${formatCop(-change)}.`
            : undefined
        }
      >
        <MoneyInput
          data-pay-first
          value={sale.received}
          placeholder={`Exacto: ${formatCop(cash)}`}
          onChange={(event) => onChange({ ...sale, received: event.target.value })}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        {notesFor(cash).map((amount) => (
          <Button
            key={amount}
            variant="outline"
            size="sm"
            onClick={() => onChange({ ...sale, received: String(amount) })}
          >
            {formatCop(amount)}
          </Button>
        ))}
      </div>
      {change > 0 && (
        <p className="flex items-baseline justify-between gap-3" role="status">
          <span className="font-semibold">Devuelve</span>
          <b className="font-display text-2xl text-success tabular">{formatCop(change)}</b>
        </p>
      )}
    </div>
  );
}
