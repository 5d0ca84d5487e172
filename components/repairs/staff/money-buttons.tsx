"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { Field } from "@/components/forms/field";
import { FormError } from "@/components/forms/form-error";
import { MoneyInput } from "@/components/forms/money-input";
import { SubmitButton } from "@/components/forms/submit-button";
import { useActionForm } from "@/components/forms/use-action-form";
import { toast } from "@/components/toasts/toast";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Textarea } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { formatDateTime } from "@/lib/core/dates";
import { formatCop } from "@/lib/core/money";
import { COUNTER_METHODS, type CounterMethod } from "@/lib/orders/labels";
import { moveMoneyAction } from "@/lib/repairs/counter/actions";
import { MONEY_LABELS } from "@/lib/repairs/staff/labels";
import type { MoneyKind, MoneyMove } from "@/lib/repairs/staff/rows";

type Props = { repairId: string; deposit: number; money: MoneyMove[] };

const TITLES = {
  abono: "Recibir anticipo",
  devolucion: "Devolver anticipo",
  correccion: "Corregir un anticipo",
} satisfies Record<MoneyKind, string>;

/** Records, refunds or corrects deposits. */
export function MoneyButtons(props: Props) {
  const [kind, setKind] = useState<MoneyKind>();
  const { deposit, money } = props;
  const ways: [MoneyKind, boolean][] = [
    ["abono", true],
    ["devolucion", deposit > 0],
    ["correccion", money.length > 0],
  ];
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {ways.map(
          ([way, isPossible]) =>
            isPossible && (
              <Button
                key={way}
                variant="outline"
                size="sm"
                aria-haspopup="dialog"
                onClick={() => setKind(way)}
              >
                {TITLES[way]}
              </Button>
            ),
        )}
      </div>
      <Dialog
        open={kind !== undefined}
        onClose={() => setKind(undefined)}
        title={kind ? TITLES[kind] : ""}
        size="sm"
      >
        {kind && <MoneyForm {...props} kind={kind} onDone={() => setKind(undefined)} />}
      </Dialog>
    </>
  );
}

const AMOUNTS = {
  abono: "Valor recibido",
  devolucion: "Valor devuelto",
  correccion: "Valor correcto",
} satisfies Record<MoneyKind, string>;

function MoneyForm({
  repairId,
  deposit,
  money,
  kind,
  onDone,
}: Props & { kind: MoneyKind; onDone: () => void }) {
  const router = useRouter();
  // The total shown when opened: a concurrent change is reported, not overwritten.
  const [seen, setSeen] = useState<number | null>(deposit);
  const lines = money.filter((line) => line.kind !== "correccion");
  const { onSubmit, pending, message, errors } = useActionForm({
    action: (form) =>
      moveMoneyAction({
        repairId,
        kind,
        expected: seen ?? deposit,
        amount: String(form.get("amount")),
        method: (form.get("method") ?? "efectivo") as CounterMethod,
        reason: String(form.get("reason") ?? ""),
        corrects: kind === "correccion" ? String(form.get("corrects")) : null,
      }),
    refreshes: true,
    onSuccess: (answer) => {
      toast({ title: "Anticipo actualizado", description: `Ahora hay ${formatCop(answer.deposit)}.` });
      onDone();
    },
    onFailure: ({ reason: why }) => {
      if (why === "changed") setSeen(null);
      router.refresh();
    },
  });
  return (
    <form method="post" noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
      {kind === "correccion" && (
        <Field id="money-line" label="Qué se registró mal" error={errors.corrects}>
          <Select name="corrects">
            {lines.map(({ id, kind: was, currentAmount, at }) => (
              <option key={id} value={id}>
                {MONEY_LABELS[was]} de {formatCop(Math.abs(currentAmount))}, {formatDateTime(at)}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <Field
        id="money-amount"
        label={AMOUNTS[kind]}
        hint={kind === "devolucion" ? `Hay ${formatCop(deposit)} a cuenta.` : undefined}
        error={errors.amount}
      >
        <MoneyInput name="amount" />
      </Field>
      {kind !== "correccion" && (
        <Field id="money-method" label="Cómo" error={errors.method}>
          <Select name="method" options={COUNTER_METHODS} />
        </Field>
      )}
      {kind !== "abono" && (
        <Field id="money-reason" label="Motivo" hint="Queda en la auditoría." error={errors.reason}>
          <Textarea name="reason" maxLength={300} rows={2} className="min-h-16" required />
        </Field>
      )}
      <FormError message={message} />
      <SubmitButton pending={pending}>{TITLES[kind]}</SubmitButton>
    </form>
  );
}
