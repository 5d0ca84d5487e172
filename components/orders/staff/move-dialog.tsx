"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { Field } from "@/components/forms/field";
import { FormError } from "@/components/forms/form-error";
import { SubmitButton } from "@/components/forms/submit-button";
import { useActionForm } from "@/components/forms/use-action-form";
import { toast } from "@/components/toasts/toast";
import { toastError } from "@/components/toasts/toast-error";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Input, Textarea } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { formatCop } from "@/lib/core/money";
import { CASH_METHODS, type CashMethod } from "@/lib/orders/labels";
import { moveOrderAction } from "@/lib/orders/staff/actions";
import { MOVE_LABELS, movedText } from "@/lib/orders/staff/labels";
import type { OrderMove } from "@/lib/orders/staff/moves";
import { type Shipment, ShipmentFields } from "./shipment-fields";

type Props = {
  target: { orderId: string; number: string; stamp: string };
  move: OrderMove;
  toCollect: number;
  shipment: Shipment;
  carriers: readonly string[];
  /** The carrier that has the parcel; empty without one. */
  broughtBy: string;
  isAway: boolean;
  isConfirmed: boolean;
  onClose: () => void;
};

/** Input of a move: tracking number, cash payment, or the reason of a reversal. */
export function MoveDialog({ target, move, toCollect, shipment, carriers, ...props }: Props) {
  const { broughtBy, isAway, isConfirmed, onClose } = props;
  const router = useRouter();
  const { onSubmit, pending, message, errors } = useActionForm({
    action: (data) => {
      // Cash is recorded only when staff confirm it.
      if (data.has("asked") && !data.has("money"))
        return Promise.resolve({
          ok: false,
          code: "invalid",
          message: "Revisa los campos marcados.",
          fieldErrors: { money: "Di si ya recibieron el dinero." },
        });
      const text = (name: string) => String(data.get(name) ?? "");
      const details = {
        ...(data.has("carrier") && {
          carrier: text("carrier"),
          tracking: text("tracking"),
          estimated: text("estimated"),
          untracked: data.has("untracked"),
        }),
        ...(data.has("method") && {
          method: text("method") as CashMethod,
          received_from: text("received_from"),
        }),
        ...(data.has("reason") && { reason: text("reason") }),
        money_received: data.get("money") === "yes",
      };
      return moveOrderAction({ orderId: target.orderId, move, stamp: target.stamp, details });
    },
    refreshes: true,
    onSuccess: () => {
      toast(movedText(target.number, move));
      onClose();
    },
    onFailure: ({ reason, message }) => {
      if (reason !== "moved") return;
      // A colleague moved the order: the dialog is outdated.
      toastError(message);
      router.refresh();
      onClose();
    },
  });
  const errorOf = (name: string) => errors[name] ?? errors[`details.${name}`];

  return (
    <Dialog open onClose={onClose} title={`${MOVE_LABELS[move]}: ${target.number}`} size="sm">
      <form method="post" noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
        {(move === "ship" || move === "track") && (
          <ShipmentFields
            shipment={shipment}
            carriers={carriers}
            isLeaving={move === "ship"}
            errorOf={errorOf}
          />
        )}
        {(move === "deliver" || move === "collect") && (
          <CashFields
            amount={toCollect}
            isOptional={move === "deliver"}
            broughtBy={broughtBy}
            errorOf={errorOf}
          />
        )}
        {move === "cancel" && (
          <p>
            {isAway
              ? "Confirma que el paquete volvió a la tienda: sus productos regresan al inventario."
              : "Los productos regresan al inventario y el cliente ve el pedido cancelado."}{" "}
            Esta acción no se puede deshacer.
          </p>
        )}
        {["cancel", "back", "uncollect"].includes(move) && (
          <Field
            id="move-reason"
            label={move === "cancel" && !isConfirmed ? "Motivo (opcional)" : "Motivo"}
            hint={
              move === "cancel"
                ? "El cliente lo lee en la página de su pedido."
                : "Queda en la historia del pedido; el cliente no lo ve."
            }
            error={errorOf("reason")}
          >
            <Textarea name="reason" rows={3} maxLength={500} required={move !== "cancel" || isConfirmed} />
          </Field>
        )}
        <FormError message={message} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="ghost" onClick={onClose} disabled={pending}>
            Volver
          </Button>
          <SubmitButton pending={pending} variant={move === "cancel" ? "destructive" : "default"}>
            {MOVE_LABELS[move]}
          </SubmitButton>
        </div>
      </form>
    </Dialog>
  );
}

type CashProps = {
  amount: number;
  isOptional: boolean;
  broughtBy: string;
  errorOf: (name: string) => string | undefined;
};

/** Who has the money, how it came and from whom: it is booked when it was received, and not before. */
function CashFields({ amount, isOptional, broughtBy, errorOf }: CashProps) {
  /** Undefined until staff choose: a carrier brings it later, for others nothing is assumed. */
  const [isReceived, setReceived] = useState(isOptional ? (broughtBy ? false : undefined) : true);
  const [method, setMethod] = useState("");
  const unsaid = errorOf("money");
  const isCarriers = method === "transportadora";
  return (
    <>
      {isOptional ? (
        <fieldset className="flex flex-col gap-1">
          <legend className="label mb-1">¿Quién tiene los {formatCop(amount)}?</legend>
          {[
            {
              value: "no",
              label: `Todavía no lo tenemos${broughtBy ? ` (lo trae ${broughtBy})` : ""}`,
              isChosen: isReceived === false,
            },
            { value: "yes", label: "Nos lo entregaron", isChosen: isReceived === true },
          ].map(({ value, label, isChosen }) => (
            <label key={value} className="flex min-h-11 items-center gap-3">
              <input
                name="money"
                type="radio"
                value={value}
                checked={isChosen}
                aria-invalid={unsaid !== undefined}
                aria-describedby={unsaid && "money-unsaid"}
                onChange={() => setReceived(value === "yes")}
                className="size-5 shrink-0 accent-primary"
              />
              {label}
            </label>
          ))}
          <input type="hidden" name="asked" value="on" />
          {unsaid && (
            <p id="money-unsaid" className="text-sm font-semibold text-destructive">
              {unsaid}
            </p>
          )}
        </fieldset>
      ) : (
        <p>El pedido queda pagado por {formatCop(amount)} y el cliente recibe sus puntos.</p>
      )}
      {isReceived && (
        <>
          <Field id="method" label="Cómo llegó el dinero" error={errorOf("method")}>
            <Select
              name="method"
              value={method}
              onChange={(event) => setMethod(event.target.value)}
              options={CASH_METHODS}
              required
            >
              <option value="">Elige cómo</option>
            </Select>
          </Field>
          <Field
            id="received_from"
            label="Quién lo entregó (opcional)"
            hint={isCarriers ? "Con el número de la liquidación, si lo tienes." : "Vacío si fue el cliente."}
            error={errorOf("received_from")}
          >
            <Input
              key={String(isCarriers)}
              name="received_from"
              defaultValue={isCarriers ? broughtBy : ""}
              maxLength={120}
              autoComplete="off"
            />
          </Field>
        </>
      )}
      {isReceived === false && (
        <p className="text-sm text-muted-foreground">
          Queda en «Entregados sin cobrar» hasta que registres el recaudo.
        </p>
      )}
    </>
  );
}
