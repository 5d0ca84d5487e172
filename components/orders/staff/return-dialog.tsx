"use client";

import { Field } from "@/components/forms/field";
import { FormError } from "@/components/forms/form-error";
import { SubmitButton } from "@/components/forms/submit-button";
import { useActionForm } from "@/components/forms/use-action-form";
import { toast } from "@/components/toasts/toast";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Input } from "@/components/ui/input";
import { returnItemsAction } from "@/lib/orders/staff/actions";

export type ReturnDialogProps = {
  orderId: string;
  lines: { id: string; name: string; out: number }[];
  onClose: () => void;
};

/** Records shipped products that were returned to stock. */
export function ReturnDialog({ orderId, lines, onClose: close }: ReturnDialogProps) {
  const { onSubmit, pending, message, errors } = useActionForm({
    action: (data) =>
      returnItemsAction({
        orderId,
        note: String(data.get("note") ?? ""),
        lines: lines
          .map(({ id }) => ({ item: id, quantity: Number(data.get(id) ?? 0) }))
          .filter(({ quantity }) => quantity > 0),
      }),
    refreshes: true,
    onSuccess: () => {
      toast({ title: "Pedido actualizado", description: "Los productos volvieron al inventario." });
      close();
    },
  });
  // Lines with zero units are not sent, so errors are mapped by position.
  const lineError = Object.entries(errors).find(([field]) => field.split(".")[0] === "lines")?.[1];
  return (
    <Dialog open onClose={close} title="Devolver al inventario" size="sm">
      <form method="post" noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
        <p>Cuántas unidades volvieron y se pueden vender otra vez.</p>
        {lines.map(({ id, name, out }) => (
          <Field key={id} id={`return-${id}`} label={name} hint={`Salieron ${out}.`}>
            <Input name={id} type="number" inputMode="numeric" min={0} max={out} defaultValue={0} />
          </Field>
        ))}
        <Field id="return-note" label="Nota (opcional)" error={errors.note}>
          <Input name="note" maxLength={500} />
        </Field>
        <FormError message={lineError ?? message} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="ghost" onClick={close} disabled={pending}>
            Volver
          </Button>
          <SubmitButton pending={pending}>Devolver al inventario</SubmitButton>
        </div>
      </form>
    </Dialog>
  );
}
