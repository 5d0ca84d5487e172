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
import { channelOf } from "@/lib/orders/staff/by-hand";
import { costOf, type RefundableLine } from "@/lib/orders/staff/refund-lines";
import type { RefundKey as Key, Refundable, RefundLine } from "@/lib/orders/staff/rows";
import { refundOrderAction } from "@/lib/payments/staff/actions";
import { RefundKey } from "./refund-key";
import { RefundLines } from "./refund-lines";

export type RefundDialogProps = {
  orderId: string;
  number: string;
  refundable: Refundable;
  /** Where the provider returns the money: "a la tarjeta Visa terminada en 1234". */
  target: string;
  /** Where the buyer wants what the provider cannot return. */
  refundKey: Key | null;
  /** A full refund before shipping cancels the order. */
  cancels: boolean;
  /** Refundable lines; for a withdrawal, only its own. */
  lines: RefundableLine[];
  /** Id of the accepted withdrawal to refund. */
  withdrawal?: { id: string; amount: number };
  /** Initial values: an accepted reversal may be partial. */
  proposal?: { amount: number; reason: string };
  /** Lines that are chosen at the start. */
  startsWith?: RefundLine[];
  onClose: () => void;
};

/** Amount and reason of a refund. The idempotency key is kept until a failure, so that a second click repeats the same refund. */
export function RefundDialog({
  orderId,
  number,
  refundable,
  target,
  refundKey,
  cancels,
  lines,
  withdrawal,
  proposal,
  startsWith = [],
  onClose,
}: RefundDialogProps) {
  const router = useRouter();
  const { left } = refundable;
  const [request, setRequest] = useState(() => crypto.randomUUID());
  // The amount shown when opened, until a conflict: the page behind refreshes.
  const [seen, setSeen] = useState<number | null>(left);
  const [chosen, setChosen] = useState<RefundLine[]>(() =>
    withdrawal
      ? lines.map(({ id, owed, canRestock }) => ({ item: id, quantity: owed, restock: canRestock }))
      : startsWith,
  );
  const due = Math.min(
    left,
    withdrawal ? Math.min(withdrawal.amount, costOf(lines, chosen)) : costOf(lines, chosen),
  );
  const least = Math.max(1, due);
  const [amount, setAmount] = useState(
    String(withdrawal || startsWith.length > 0 ? least : Math.min(proposal?.amount ?? left, left)),
  );
  const pesos = parseWhole(amount) ?? 0;
  const sum = pesos > 0 ? formatCop(pesos) : "el dinero";
  const isTotal = pesos === left;
  // Kept while another amount needs no reference.
  const [reference, setReference] = useState("");
  const isCash = refundable.channel === "manual";
  const channel = channelOf(refundable, pesos);
  const blocked = isCash || channel === "proveedor" ? null : refundable.blocked;
  const waitsForKey = blocked !== null && !refundKey?.givenAt;
  const problem = amountProblem(amount, least, left);
  const { onSubmit, pending, message, errors } = useActionForm({
    action: (data) =>
      refundOrderAction({
        orderId,
        request,
        channel,
        left: seen ?? left,
        amount,
        lines: chosen,
        withdrawalId: withdrawal?.id,
        ...(data.has("way") && { way: data.get("way") as RefundWay }),
        reason: String(data.get("reason") ?? ""),
        reference: channel === "manual" ? reference : "",
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
        onSubmit={(event) => (problem || waitsForKey ? event.preventDefault() : onSubmit(event))}
        className="flex flex-col gap-4"
      >
        <p>
          Quedan <b>{formatCop(left)}</b> por devolver
          {isCash
            ? ": entrégalo por el medio que acuerdes con el cliente y anótalo aquí."
            : blocked
              ? "."
              : `: el dinero vuelve ${target}.`}
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
        {blocked && <RefundKey orderId={orderId} refundKey={refundKey} blocked={blocked} />}
        {isCash && (
          <Field id="refund-way" label="Cómo lo devolviste" error={errors.way}>
            <Select name="way" defaultValue="efectivo" options={REFUND_WAYS} />
          </Field>
        )}
        {channel === "manual" && !waitsForKey && (
          <Field
            id="refund-reference"
            label={isCash ? "Cuenta o comprobante (opcional)" : "Referencia de la transferencia"}
            hint={isCash ? undefined : "El número del comprobante."}
            error={errors.reference}
          >
            <Input
              name="reference"
              maxLength={80}
              value={reference}
              onChange={(event) => setReference(event.target.value)}
              required={!isCash}
            />
          </Field>
        )}
        {isTotal && <p className="font-semibold">{FULL_REFUND_TEXTS[cancels ? "cancels" : "stays"]}</p>}
        <FormError message={message} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="ghost" onClick={() => leave(onClose)} disabled={pending}>
            Volver
          </Button>
          {!waitsForKey && (
            <SubmitButton pending={pending} pendingText="Devolviendo..." variant="destructive">
              {channel === "manual" ? `Anotar que devolviste ${sum}` : `Devolver ${sum} ${target}`}
            </SubmitButton>
          )}
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
