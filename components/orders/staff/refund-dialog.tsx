"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { Field } from "@/components/forms/field";
import { FormDialog } from "@/components/forms/form-dialog";
import { FormError } from "@/components/forms/form-error";
import { MoneyInput } from "@/components/forms/money-input";
import { SubmitButton } from "@/components/forms/submit-button";
import { useActionForm } from "@/components/forms/use-action-form";
import { leave } from "@/components/forms/use-unsaved-warning";
import { toast } from "@/components/toasts/toast";
import { Button } from "@/components/ui/button";
import { Input, Textarea } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { formatCop } from "@/lib/core/money";
import { parseWhole, WHOLE_PESOS } from "@/lib/core/pesos";
import { REFUND_WAYS, type RefundWay } from "@/lib/orders/labels";
import { costOf, type RefundableLine } from "@/lib/orders/staff/refund-lines";
import type { RefundChannel, RefundLine } from "@/lib/orders/staff/rows";
import { refundOrderAction } from "@/lib/payments/staff/actions";
import { RefundLines } from "./refund-lines";

export type RefundDialogProps = {
  orderId: string;
  number: string;
  left: number;
  channel: RefundChannel;
  /** A full refund before shipping cancels the order. */
  cancels: boolean;
  /** Refundable lines; for a withdrawal, only its own. */
  lines: RefundableLine[];
  /** Id of the accepted withdrawal to refund. */
  withdrawal?: { id: string; amount: number };
  /** Initial values: an accepted reversal may be partial. */
  proposal?: { amount: number; reason: string };
  onClose: () => void;
};

/** Amount and reason of a refund. The idempotency key is kept until a failure, so that a second click repeats the same refund. */
export function RefundDialog({
  orderId,
  number,
  left,
  channel,
  cancels,
  lines,
  withdrawal,
  proposal,
  onClose,
}: RefundDialogProps) {
  const router = useRouter();
  const [request, setRequest] = useState(() => crypto.randomUUID());
  // The amount shown when opened, until a conflict: the page behind refreshes.
  const [seen, setSeen] = useState<number | null>(left);
  const [chosen, setChosen] = useState<RefundLine[]>(() =>
    withdrawal
      ? lines.map(({ id, owed, canRestock }) => ({ item: id, quantity: owed, restock: canRestock }))
      : [],
  );
  const due = Math.min(
    left,
    withdrawal ? Math.min(withdrawal.amount, costOf(lines, chosen)) : costOf(lines, chosen),
  );
  const least = Math.max(1, due);
  const [amount, setAmount] = useState(String(withdrawal ? least : Math.min(proposal?.amount ?? left, left)));
  const pesos = parseWhole(amount) ?? 0;
  const isTotal = pesos === left;
  const problem = amountProblem(amount, least, left);
  const { onSubmit, pending, message, errors } = useActionForm({
    action: (data) =>
      refundOrderAction({
        orderId,
        request,
        left: seen ?? left,
        amount,
        lines: chosen,
        withdrawalId: withdrawal?.id,
        ...(data.has("way") && { way: data.get("way") as RefundWay }),
        reason: String(data.get("reason") ?? ""),
        reference: String(data.get("reference") ?? ""),
      }),
    refreshes: true,
    onSuccess: ({ state }) => {
      toast(
        state === "hecho"
          ? { title: "Reembolso hecho", description: `Devolvimos ${formatCop(pesos)}.` }
          : { title: "Reembolso en curso", description: "El proveedor lo está confirmando. No lo repitas." },
      );
      onClose();
    },
    onFailure: ({ reason }) => {
      if (reason === "moved") setSeen(null);
      // After a failure, the next try is a new refund.
      if (reason === "refund_refused") setRequest(crypto.randomUUID());
      router.refresh();
    },
  });

  function choose(next: RefundLine[]) {
    setChosen(next);
    // The lines determine the amount; without lines it is free.
    if (!withdrawal && next.length > 0) setAmount(String(Math.min(costOf(lines, next), left)));
  }

  return (
    <FormDialog open onClose={onClose} title={`Reembolsar el pedido ${number}`} size="sm">
      <form
        method="post"
        noValidate
        onSubmit={(event) => (problem ? event.preventDefault() : onSubmit(event))}
        className="flex flex-col gap-4"
      >
        <p>
          Quedan <b>{formatCop(left)}</b> por devolver
          {channel === "proveedor"
            ? ": el dinero vuelve a la tarjeta del cliente."
            : ": entrégalo por el medio que acuerdes con el cliente y anótalo aquí."}
        </p>
        {lines.length > 0 && (
          <RefundLines
            lines={lines}
            chosen={chosen}
            areFixed={withdrawal !== undefined}
            areHere={cancels}
            onChange={choose}
          />
        )}
        <Field
          id="refund-amount"
          label="Valor a devolver"
          hint={withdrawal && `Un retracto se devuelve completo: ${formatCop(least)}.`}
          error={problem ?? errors.amount}
        >
          <MoneyInput
            name="amount"
            value={amount}
            onChange={(event) => setAmount(event.target.value)}
            required
          />
        </Field>
        <Field id="refund-reason" label="Motivo" hint="Solo lo ve el equipo." error={errors.reason}>
          <Textarea
            name="reason"
            rows={2}
            maxLength={500}
            required
            className="min-h-20"
            defaultValue={withdrawal ? "Retracto aceptado" : (proposal?.reason ?? "")}
          />
        </Field>
        {channel === "manual" && (
          <>
            <Field id="refund-way" label="Cómo lo devolviste" error={errors.way}>
              <Select name="way" defaultValue="efectivo" options={REFUND_WAYS} />
            </Field>
            <Field id="refund-reference" label="Cuenta o comprobante (opcional)" error={errors.reference}>
              <Input name="reference" maxLength={80} />
            </Field>
          </>
        )}
        {isTotal && <p className="font-semibold">{FULL_REFUND_TEXTS[cancels ? "cancels" : "stays"]}</p>}
        <FormError message={message} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="ghost" onClick={() => leave(onClose)} disabled={pending}>
            Volver
          </Button>
          <SubmitButton pending={pending} pendingText="Devolviendo..." variant="destructive">
            {isTotal ? "Devolver todo" : "Devolver"} {pesos > 0 && formatCop(pesos)}
          </SubmitButton>
        </div>
      </form>
    </FormDialog>
  );
}

const FULL_REFUND_TEXTS = {
  cancels: "El pedido se cancela; si lleva productos, regresan al inventario.",
  stays: "Es todo lo que queda: todas las líneas del pedido quedan devueltas.",
};

/** Validates an amount before sending. */
function amountProblem(amount: string, least: number, left: number): string | undefined {
  const pesos = parseWhole(amount);
  if (pesos === null && amount.trim() !== "") return WHOLE_PESOS;
  if (pesos === null || pesos < 1) return "Escribe cuánto devuelves, en pesos.";
  if (pesos > left) return `Solo quedan ${formatCop(left)} por devolver.`;
  if (pesos < least) return `Lo que se devuelve costó ${formatCop(least)}.`;
}
