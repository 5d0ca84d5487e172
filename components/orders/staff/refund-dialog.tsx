"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { Field } from "@/components/forms/field";
import { FormError } from "@/components/forms/form-error";
import { SubmitButton } from "@/components/forms/submit-button";
import { useActionForm } from "@/components/forms/use-action-form";
import { toast } from "@/components/layout/toast";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Input, Textarea } from "@/components/ui/input";
import { formatCop } from "@/lib/core/money";
import type { RefundChannel } from "@/lib/orders/staff/types";
import { refundOrderAction } from "@/lib/payments/staff/actions";

export type RefundDialogProps = {
  orderId: string;
  number: string;
  left: number;
  channel: RefundChannel;
  /** Giving everything back before the parcel leaves cancels the order. */
  cancels: boolean;
  /** The accepted withdrawal that this pays back. */
  withdrawal?: { id: string; amount: number; hasGoods: boolean };
  /** What the form begins with: an accepted reversal may be of a part. */
  proposal?: { amount: number; reason: string };
  onClose: () => void;
};

/** How much goes back and why. The key of the request is made once: a second click repeats the same refund. */
export function RefundDialog({
  orderId,
  number,
  left,
  channel,
  cancels,
  withdrawal,
  proposal,
  onClose,
}: RefundDialogProps) {
  const router = useRouter();
  const [request] = useState(() => crypto.randomUUID());
  const least = withdrawal ? Math.min(left, withdrawal.amount) : 1;
  const [amount, setAmount] = useState(String(withdrawal ? least : Math.min(proposal?.amount ?? left, left)));
  const isTotal = Number(amount) === left;
  const { onSubmit, pending, message, errors } = useActionForm({
    action: (data) =>
      refundOrderAction({
        ...{ orderId, request, left, amount, withdrawalId: withdrawal?.id },
        reason: String(data.get("reason") ?? ""),
        reference: String(data.get("reference") ?? ""),
        returnsGoods: data.has("returnsGoods"),
      }),
    onSuccess: ({ state }) => {
      toast(
        state === "hecho"
          ? { title: "Reembolso hecho", description: `Devolvimos ${formatCop(Number(amount))}.` }
          : { title: "Reembolso en curso", description: "El proveedor lo está confirmando. No lo repitas." },
      );
      onClose();
      router.refresh();
    },
    onFailure: () => router.refresh(),
  });

  return (
    <Dialog open onClose={onClose} title={`Reembolsar el pedido ${number}`} size="sm">
      <form method="post" noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
        <p>
          Quedan <b>{formatCop(left)}</b> por devolver
          {channel === "proveedor"
            ? ": el dinero vuelve a la tarjeta del cliente."
            : ": entrégalo por el medio que acuerdes con el cliente y anótalo aquí."}
        </p>
        <Field
          id="refund-amount"
          label="Valor a devolver"
          hint={withdrawal && `Un retracto se devuelve completo: ${formatCop(least)}.`}
          error={errors.amount}
        >
          <Input
            name="amount"
            type="number"
            inputMode="numeric"
            min={least}
            max={left}
            step={1}
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
          <Field id="refund-reference" label="Cómo lo devolviste" error={errors.reference}>
            <Input
              name="reference"
              placeholder="Nequi 300…, transferencia, efectivo"
              maxLength={120}
              required
            />
          </Field>
        )}
        {withdrawal?.hasGoods && (
          <label className="flex min-h-11 items-center gap-3">
            <input
              name="returnsGoods"
              type="checkbox"
              defaultChecked
              className="size-5 accent-electric-solid"
            />
            Lo que devolvió vuelve al inventario
          </label>
        )}
        {cancels && isTotal && (
          <p className="font-semibold">El pedido se cancela; si lleva productos, regresan al inventario.</p>
        )}
        <FormError message={message} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="ghost" onClick={onClose} disabled={pending}>
            Volver
          </Button>
          <SubmitButton pending={pending} pendingText="Devolviendo..." variant="destructive">
            {isTotal ? "Devolver todo" : "Devolver"} {Number(amount) > 0 && formatCop(Number(amount))}
          </SubmitButton>
        </div>
      </form>
    </Dialog>
  );
}
