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
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { counted } from "@/lib/core/counted";
import { formatCop } from "@/lib/core/money";
import { COUNTER_METHODS, type CounterMethod } from "@/lib/orders/labels";
import { PICKUP_CODE_LENGTH } from "@/lib/orders/pickup";
import { handOverOrderAction } from "@/lib/orders/staff/actions";
import { MOVE_LABELS, movedText } from "@/lib/orders/staff/labels";

type Props = {
  target: { orderId: string; number: string; stamp: string };
  toCollect: number;
  /** Wrong codes left; without any, only name and document are asked. */
  tries: number;
  onClose: () => void;
};

/** Hands a pick-up over: its code, or name and document of who fetches it, and its money. */
export function HandOverDialog({ target, toCollect, tries, onClose }: Props) {
  const router = useRouter();
  const [left, setLeft] = useState(tries);
  const [isNamed, setNamed] = useState(tries === 0);
  const [wrong, setWrong] = useState<string>();
  const { onSubmit, pending, message, errors } = useActionForm({
    action: (data) => {
      const text = (name: string) => String(data.get(name) ?? "");
      return handOverOrderAction({
        orderId: target.orderId,
        stamp: target.stamp,
        code: text("code"),
        name: text("name"),
        document: text("document"),
        moneyReceived: data.has("received"),
        method: text("method") as CounterMethod | "",
      });
    },
    onSuccess: (done) => {
      if ("wrong" in done) {
        setLeft(done.left);
        setWrong(
          done.left === 0
            ? "Código equivocado por quinta vez: ya no sirve. Pide nombre y documento."
            : `Ese no es el código. ${done.left === 1 ? "Queda" : "Quedan"} ${counted(done.left, "intento", "intentos")}.`,
        );
        if (done.left === 0) setNamed(true);
        return true;
      }
      toast(movedText(target.number, "hand_over"));
      router.refresh();
      onClose();
    },
    onFailure: ({ reason, message: why }) => {
      setWrong(undefined);
      if (reason !== "moved") return;
      toastError(why);
      router.refresh();
      onClose();
    },
  });

  return (
    <Dialog open onClose={onClose} title={`${MOVE_LABELS.hand_over}: ${target.number}`} size="sm">
      <form method="post" noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
        {isNamed ? (
          <>
            <Field id="collector-name" label="Nombre de quien recoge" error={errors.name}>
              <Input name="name" data-first-field="" maxLength={120} autoComplete="off" required />
            </Field>
            <Field
              id="collector-document"
              label="Número de documento"
              hint="Míralo en el documento."
              error={errors.document}
            >
              <Input name="document" maxLength={20} autoComplete="off" required />
            </Field>
          </>
        ) : (
          <Field
            id="pickup-code"
            label="Código del cliente"
            hint="Los seis números de su correo o de la página de su pedido."
            error={errors.code}
          >
            <Input
              name="code"
              data-first-field=""
              inputMode="numeric"
              maxLength={PICKUP_CODE_LENGTH + 1}
              autoComplete="off"
              className="h-14 text-center font-display text-3xl tracking-widest tabular"
              required
            />
          </Field>
        )}
        <p role="alert" className="font-semibold text-destructive empty:hidden">
          {wrong}
        </p>
        {toCollect > 0 && (
          <fieldset className="flex flex-col gap-3">
            <legend className="label mb-1">{formatCop(toCollect)} por pagar</legend>
            <label className="flex min-h-11 items-center gap-3">
              <input name="received" type="checkbox" className="check size-5" />
              Recibimos el dinero
            </label>
            <Field id="method" label="Cómo llegó el dinero" error={errors.method}>
              <Select name="method" defaultValue="" options={COUNTER_METHODS} required>
                <option value="">Elige cómo</option>
              </Select>
            </Field>
          </fieldset>
        )}
        <FormError message={message} />
        {left > 0 && (
          <Button
            variant="ghost"
            size="sm"
            className="self-start text-primary"
            onClick={() => {
              setWrong(undefined);
              setNamed(!isNamed);
            }}
          >
            {isNamed ? "Tiene el código" : "Sin código: nombre y documento"}
          </Button>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="ghost" onClick={onClose} disabled={pending}>
            Volver
          </Button>
          <SubmitButton pending={pending}>{MOVE_LABELS.hand_over}</SubmitButton>
        </div>
      </form>
    </Dialog>
  );
}
