"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { Field } from "@/components/forms/field";
import { FormActions } from "@/components/forms/form-actions";
import { FormDialog } from "@/components/forms/form-dialog";
import { FormError } from "@/components/forms/form-error";
import { useActionForm } from "@/components/forms/use-action-form";
import { toast } from "@/components/toasts/toast";
import { Textarea } from "@/components/ui/input";
import { formatCop } from "@/lib/core/money";
import { orderNumber } from "@/lib/orders/order-number";
import { type DraftLine, linesToSend, takenOff, totalOf } from "@/lib/orders/staff/draft-lines";
import { addToOrderAction, changeOrderLinesAction } from "@/lib/orders/staff/lines/actions";
import type { RefundLine } from "@/lib/orders/staff/rows";
import type { DeliveryKind } from "@/lib/orders/types";
import { type AssistedMethod, AssistedMethodChoice } from "./assisted-method";
import { LineList } from "./line-list";
import { LineRow } from "./line-row";

export type ChangeDialogProps = {
  target: { orderId: string; number: string; stamp: string };
  /** The order's total when it was opened, in COP. */
  total: number;
  /** Its lines stay: what is taken off is refunded, what is added is an order of its own. */
  isPaid: boolean;
  delivery: DeliveryKind;
  lines: DraftLine[];
  /** Refunds lines of a paid order; null where its money cannot be returned. */
  onRefund: ((lines: RefundLine[]) => void) | null;
  onClose: () => void;
};

/** Changes what an order has before it is sent. */
export function ChangeDialog(props: ChangeDialogProps) {
  const { target, isPaid, onClose } = props;
  return (
    <FormDialog open onClose={onClose} title={`Cambiar lo que lleva el pedido ${target.number}`}>
      {isPaid ? <PaidForm {...props} /> : <UnpaidForm {...props} />}
    </FormDialog>
  );
}

function UnpaidForm({ target: { orderId, stamp }, total, lines: before, onClose }: ChangeDialogProps) {
  const router = useRouter();
  // As it was when it was opened: the page behind refreshes.
  const [seen] = useState(total);
  const [lines, setLines] = useState(before);
  const [reason, setReason] = useState("");
  const { onSubmit, pending, message, errors } = useActionForm({
    action: () => changeOrderLinesAction({ orderId, stamp, total: seen, lines: linesToSend(lines), reason }),
    refreshes: true,
    onSuccess: () => {
      toast({
        title: "Pedido cambiado",
        description: "El cliente lo ve en su pedido y, si dejó un correo, le escribimos.",
      });
      onClose();
    },
    onFailure: () => router.refresh(),
  });
  return (
    <form method="post" noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
      <LineList id="change" label="Agregar" lines={lines} errors={errors} onChange={setLines} />
      <Sums
        rows={[
          ["Antes", seen],
          ["Después", totalOf(lines)],
        ]}
      />
      <Reason value={reason} error={errors.reason} onChange={setReason} />
      <FormError message={message} />
      <FormActions onCancel={onClose} pending={pending} disabled={lines.length === 0}>
        Guardar cambios
      </FormActions>
    </form>
  );
}

function PaidForm({ target: { orderId, stamp }, total, lines: before, ...props }: ChangeDialogProps) {
  const { delivery, onRefund, onClose } = props;
  const router = useRouter();
  const [seen] = useState(total);
  const [key] = useState(() => crypto.randomUUID());
  const [kept, setKept] = useState(before);
  const [added, setAdded] = useState<DraftLine[]>([]);
  const [method, setMethod] = useState<AssistedMethod>("link");
  const [reason, setReason] = useState("");
  const off = takenOff(before, kept);
  const back = before.reduce(
    (sum, { was }) => sum + (was?.price ?? 0) * (off.find(({ item }) => item === was?.line)?.quantity ?? 0),
    0,
  );
  const { onSubmit, pending, message, errors } = useActionForm({
    action: () =>
      addToOrderAction({ key, orderId, stamp, total: seen, lines: linesToSend(added), method, reason }),
    onSuccess: ({ id }) => {
      toast({ title: `Agregado en el pedido ${orderNumber(id)}`, description: formatCop(totalOf(added)) });
      router.refresh();
      if (off.length > 0 && onRefund) return onRefund(off);
      onClose();
      router.push(`/admin/pedidos/${id}`);
    },
    onFailure: () => router.refresh(),
  });
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => {
        if (added.length > 0) return onSubmit(event);
        event.preventDefault();
        onRefund?.(off);
      }}
      className="flex flex-col gap-4"
    >
      <p>
        Este pedido ya está pagado: lo que quites se devuelve con un reembolso, y lo que agregues va en otro
        pedido que se paga aparte y se entrega con este.
      </p>
      {onRefund && (
        <ul aria-label="Pagado" className="flex flex-col">
          {kept.map((line) => (
            <LineRow
              key={line.id}
              id={`kept-${line.id}`}
              place={null}
              line={line}
              isPaid
              errors={{}}
              onChange={(changes) =>
                setKept(kept.map((one) => (one === line ? { ...one, ...changes } : one)))
              }
              onRemove={() => setKept(kept.filter((one) => one !== line))}
            />
          ))}
        </ul>
      )}
      <LineList id="added" label="Agregar" lines={added} errors={errors} onChange={setAdded} />
      <Sums
        rows={[
          ["Pagado", seen],
          ...(back > 0 ? [["Se devuelve", back] as const] : []),
          ...(added.length > 0 ? [["Se cobra aparte", totalOf(added)] as const] : []),
        ]}
      />
      {added.length > 0 && (
        <>
          <AssistedMethodChoice chosen={method} delivery={delivery} onChoose={setMethod} />
          <Reason value={reason} error={errors.reason} onChange={setReason} />
        </>
      )}
      <FormError message={message} />
      <FormActions onCancel={onClose} pending={pending} disabled={added.length === 0 && off.length === 0}>
        {added.length === 0
          ? "Seguir al reembolso"
          : off.length > 0
            ? "Agregar y seguir al reembolso"
            : "Agregar"}
      </FormActions>
    </form>
  );
}

function Sums({ rows }: { rows: readonly (readonly [label: string, amount: number])[] }) {
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-1" aria-live="polite">
      {rows.map(([label, amount]) => (
        <div key={label}>
          <dt className="text-sm text-muted-foreground">{label}</dt>
          <dd className="font-display text-xl font-bold tabular">{formatCop(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}

type ReasonProps = { value: string; error?: string | undefined; onChange: (value: string) => void };

function Reason({ value, error, onChange }: ReasonProps) {
  return (
    <Field id="change-reason" label="Motivo" hint="Solo lo ve el equipo." error={error}>
      <Textarea
        name="reason"
        rows={2}
        maxLength={500}
        className="min-h-20"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  );
}
