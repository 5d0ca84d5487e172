"use client";

import { CancelButton } from "@/components/forms/cancel-button";
import { CheckField } from "@/components/forms/check-field";
import { Field } from "@/components/forms/field";
import { FormDialog } from "@/components/forms/form-dialog";
import { FormError } from "@/components/forms/form-error";
import { SubmitButton } from "@/components/forms/submit-button";
import { Textarea } from "@/components/ui/input";
import { PhotoPicker } from "@/components/uploads/photo-picker";
import { STEP_LIMITS } from "@/lib/repairs/fields";
import { STATE_LABELS } from "@/lib/repairs/labels";
import type { QuoteState, RepairState } from "@/lib/repairs/rows";
import { DeliveryFields } from "./delivery-fields";
import { type StateDialogRepair, useStateChange } from "./use-state-change";

type Props = { repair: StateDialogRepair; state: RepairState; onClose: () => void };

const UNAPPROVED: Record<Exclude<QuoteState, "aprobada"> | "none", string> = {
  none: "Esta orden no tiene cotización.",
  pendiente: "El cliente todavía no aprueba la cotización.",
  rechazada: "El cliente rechazó la cotización.",
};

/** Dialog of a state change: at least one photo, and a note. */
export function StateDialog({ repair, state, onClose }: Props) {
  const change = useStateChange(repair, state);
  const { queue, isSame, errors, pending } = change;
  const { quote } = repair;
  return (
    <FormDialog
      open={change.open}
      onClose={onClose}
      title={isSame ? "Agregar fotos" : `Pasar a ${STATE_LABELS[state]}`}
    >
      <form method="post" noValidate onSubmit={change.onSubmit} className="flex flex-col gap-5">
        <PhotoPicker queue={queue} label="Fotos" hint="Al menos una." showsDropZone />
        {change.goesBack && (
          <Field
            id="state-reason"
            label="Motivo para devolverla"
            hint="Solo lo lee el equipo."
            error={errors.reason}
          >
            <Textarea name="reason" maxLength={STEP_LIMITS.reason} rows={2} className="min-h-16" required />
          </Field>
        )}
        {change.isUnapproved && (
          <p role="alert" className="rounded-md border border-warm p-3">
            <b>{UNAPPROVED[quote && quote.state !== "aprobada" ? quote.state : "none"]}</b> El recibo dice que
            solo reparamos con aceptación expresa: si la dio por teléfono o en la tienda, regístrala en la
            cotización.
          </p>
        )}
        {change.isDelivery && (
          <DeliveryFields
            collectorName={repair.contact.name}
            error={errors.collectorName}
            outcome={change.outcome}
            onOutcome={change.setOutcome}
            held={change.held}
            owed={change.owed}
          />
        )}
        <Field id="state-note" label="Descripción (opcional)">
          <Textarea name="note" maxLength={STEP_LIMITS.note} rows={3} className="min-h-20" />
        </Field>
        <CheckField id="state-public" name="isPublic" defaultChecked>
          Mostrar también en el enlace público
        </CheckField>
        <FormError message={change.message} />
        <div className="flex flex-wrap gap-3">
          <SubmitButton pending={pending} disabled={queue.uploads.length === 0} className="flex-1">
            {isSame ? "Agregar" : "Actualizar Estado"}
          </SubmitButton>
          <CancelButton onCancel={change.close} disabled={pending} />
        </div>
      </form>
    </FormDialog>
  );
}
