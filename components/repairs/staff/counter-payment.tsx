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
import { Icon } from "@/components/ui/icon";
import { Select } from "@/components/ui/select";
import { formatCop } from "@/lib/core/money";
import { parseWhole } from "@/lib/core/pesos";
import { COUNTER_METHODS, type CounterMethod } from "@/lib/orders/labels";
import { payAtCounterAction } from "@/lib/repairs/counter/actions";
import { quoteDue } from "@/lib/repairs/quote-step";
import type { RepairQuote } from "@/lib/repairs/rows";

type Props = { quote: Pick<RepairQuote, "id" | "total" | "deposit">; variant?: "default" | "outline" };

/** Records payment of the quote's balance at the counter. */
export function CounterPayment({ quote, variant = "outline" }: Props) {
  const router = useRouter();
  const [open, setOpen] = useState(false);
  const [method, setMethod] = useState<CounterMethod>("efectivo");
  const { id, total, deposit } = quote;
  const due = quoteDue(quote);
  // The balance, until an amount is typed.
  const [typed, setTyped] = useState<string>();
  const received = typed ?? String(due);
  const change = (parseWhole(received) ?? 0) - due;
  const { onSubmit, pending, message, errors } = useActionForm({
    action: () => payAtCounterAction({ quoteId: id, method, amount: due }),
    refreshes: true,
    onSuccess: () => {
      toast({
        title: "Pago registrado",
        description: `${formatCop(due)}: ${COUNTER_METHODS[method]}`,
      });
      setOpen(false);
    },
    onFailure: () => router.refresh(),
  });

  return (
    <>
      <Button
        variant={variant}
        onClick={() => {
          setTyped(undefined);
          setOpen(true);
        }}
        aria-haspopup="dialog"
      >
        <Icon name="lucide--banknote" />
        Registrar pago<span className="max-sm:sr-only"> en mostrador</span>
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Registrar pago en mostrador" size="sm">
        <form method="post" noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
          <dl className="grid grid-cols-[1fr_auto] gap-1">
            <dt>Cotización aprobada</dt>
            <dd className="text-right tabular">{formatCop(total)}</dd>
            {deposit > 0 && (
              <>
                <dt>Anticipo que ya entregó</dt>
                <dd className="text-right tabular">-{formatCop(deposit)}</dd>
              </>
            )}
            <dt className="font-semibold">A cobrar</dt>
            <dd className="text-right font-display text-2xl font-bold text-warm">{formatCop(due)}</dd>
          </dl>
          <Field id="counter-method" label="Cómo paga" error={errors.method}>
            <Select
              value={method}
              onChange={(event) => setMethod(event.target.value as CounterMethod)}
              options={COUNTER_METHODS}
            />
          </Field>
          {method === "efectivo" && (
            <Field
              id="counter-received"
              label="Recibido"
              hint={change > 0 ? `Devuelve ${formatCop(change)}.` : undefined}
              error={change < 0 ? `Faltan ${formatCop(-change)}.` : undefined}
            >
              <MoneyInput value={received} onChange={(event) => setTyped(event.target.value)} />
            </Field>
          )}
          <FormError message={message} />
          <SubmitButton
            pending={pending}
            pendingText="Registrando..."
            disabled={method === "efectivo" && change < 0}
          >
            Registrar pago
          </SubmitButton>
        </form>
      </Dialog>
    </>
  );
}
