"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useState, useTransition } from "react";
import { CancelButton } from "@/components/forms/cancel-button";
import { CheckField } from "@/components/forms/check-field";
import { Field } from "@/components/forms/field";
import { FormDialog } from "@/components/forms/form-dialog";
import { FormError } from "@/components/forms/form-error";
import { noResponse } from "@/components/forms/no-response";
import { SubmitButton } from "@/components/forms/submit-button";
import { asOpened } from "@/components/live/opened-account";
import { toast } from "@/components/toasts/toast";
import { toastError } from "@/components/toasts/toast-error";
import { Textarea } from "@/components/ui/input";
import { PhotoPicker } from "@/components/uploads/photo-picker";
import { UPLOAD_FAILED } from "@/lib/media/labels";
import { STATE_LABELS } from "@/lib/repairs/labels";
import { quoteDue } from "@/lib/repairs/quote-step";
import type { OutcomeReason, QuoteState, RepairOutcome, RepairQuote, RepairState } from "@/lib/repairs/rows";
import { changeRepairStateAction } from "@/lib/repairs/staff/actions";
import { isWork, repairStep } from "@/lib/repairs/state";
import { usePhotoQueue } from "../photos/use-photo-queue";
import { DeliveryFields } from "./delivery-fields";

/** Data the dialog needs: the shown state, and the balance for a delivery. */
export type StateDialogRepair = {
  id: string;
  state: RepairState;
  quote: Pick<RepairQuote, "state" | "total" | "deposit" | "paidAt"> | null;
  contact: { name: string };
};

type Props = { repair: StateDialogRepair; state: RepairState; onClose: () => void };

const UNAPPROVED: Record<Exclude<QuoteState, "aprobada"> | "none", string> = {
  none: "Esta orden no tiene cotización.",
  pendiente: "El cliente todavía no aprueba la cotización.",
  rechazada: "El cliente rechazó la cotización.",
};
const FAILED = "No se pudo actualizar el estado";
const REASON_NEEDED = "Escribe por qué la orden vuelve a un estado anterior.";
/** The database's maximum per step. */
const MAX_PHOTOS = 20;

/** Dialog of a state change: at least one photo, and a note. */
export function StateDialog({ repair, state, onClose }: Props) {
  const queue = usePhotoQueue({ max: MAX_PHOTOS, dropsOthersSilently: true });
  // Closed through the dialog, so that the focus is restored.
  const [open, setOpen] = useState(true);
  const [isPublic, setPublic] = useState(true);
  const [message, setMessage] = useState<string>();
  const [reasonError, setReasonError] = useState<string>();
  const [collectorError, setCollectorError] = useState<string>();
  const [pending, startTransition] = useTransition();
  const router = useRouter();
  // Keeps the state shown when opened: the page behind refreshes.
  const [seen, setSeen] = useState<RepairState | null>(repair.state);
  const from = seen ?? repair.state;
  const goesBack = repairStep(state) < repairStep(from);
  const isDelivery = state === "Entregado" && from !== "Entregado";
  const { quote } = repair;
  const [outcome, setOutcome] = useState<RepairOutcome>(
    quote?.state === "rechazada" ? "sin_reparar" : "reparado",
  );
  const isRepaired = isDelivery && outcome === "reparado";
  const owed = isRepaired && quote?.state === "aprobada" && !quote.paidAt ? quoteDue(quote) : 0;
  const isUnapproved = quote?.state !== "aprobada" && (isWork(state) || isRepaired);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const value = (name: string) => String(form.get(name) ?? "");
    const lacksReason = goesBack && !value("reason").trim();
    const lacksCollector = isDelivery && value("collectorName").trim().length < 3;
    setReasonError(lacksReason ? REASON_NEEDED : undefined);
    setCollectorError(lacksCollector ? "Escribe el nombre de quien recoge el equipo." : undefined);
    if (lacksReason || lacksCollector) return;
    startTransition(async () => {
      setMessage(undefined);
      const photos = await queue.sendAll({ repairId: repair.id, as: "admin" });
      if (!photos) return fail(UPLOAD_FAILED);
      const result = await asOpened(() =>
        changeRepairStateAction({
          repairId: repair.id,
          state,
          photos,
          isPublic,
          expected: from,
          note: value("note"),
          reason: value("reason"),
          collectorName: value("collectorName"),
          collectorDocument: value("collectorDocument"),
          acceptsUnpaid: form.has("acceptsUnpaid"),
          ...(isDelivery && { outcome }),
          ...(isDelivery &&
            outcome === "sin_reparar" && { outcomeReason: value("outcomeReason") as OutcomeReason }),
        }),
      ).catch(noResponse);
      if (!result?.ok) {
        if (result?.reason === "state_changed") {
          setSeen(null);
          router.refresh();
        }
        return fail(result?.message ?? FAILED);
      }
      toast(
        state === from
          ? { title: "Fotos agregadas", description: `La orden sigue en ${STATE_LABELS[state]}` }
          : { title: "Estado actualizado", description: `Estado cambiado a: ${STATE_LABELS[state]}` },
      );
      // In one transition: otherwise the next dialog could show the previous state.
      startTransition(() => {
        router.refresh();
        setOpen(false);
      });
    });
  }

  function fail(text: string) {
    setMessage(text);
    toastError(text === UPLOAD_FAILED ? text : FAILED);
  }

  const failed = queue.uploads.find((upload) => upload.state === "failed");
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={state === from ? "Agregar fotos" : `Pasar a ${STATE_LABELS[state]}`}
    >
      <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
        <PhotoPicker queue={queue} label="Fotos" hint="Al menos una." showsDropZone />
        {goesBack && (
          <Field
            id="state-reason"
            label="Motivo para devolverla"
            hint="Solo lo lee el equipo."
            error={reasonError}
          >
            <Textarea name="reason" maxLength={500} rows={2} className="min-h-16" required />
          </Field>
        )}
        {isUnapproved && (
          <p role="alert" className="rounded-md border border-warm p-3">
            <b>{UNAPPROVED[quote && quote.state !== "aprobada" ? quote.state : "none"]}</b> El recibo dice que
            solo reparamos con aceptación expresa: si la dio por teléfono o en la tienda, regístrala en la
            cotización.
          </p>
        )}
        {isDelivery && (
          <DeliveryFields
            collectorName={repair.contact.name}
            error={collectorError}
            outcome={outcome}
            onOutcome={setOutcome}
            held={quote ? (quote.paidAt ? quote.total : quote.deposit) : 0}
            owed={owed}
          />
        )}
        <Field id="state-note" label="Descripción (opcional)">
          <Textarea name="note" maxLength={2000} rows={3} className="min-h-20" />
        </Field>
        <CheckField
          id="state-public"
          checked={isPublic}
          onChange={(event) => setPublic(event.target.checked)}
        >
          Mostrar también en el enlace público
        </CheckField>
        <FormError message={failed?.message ?? message} />
        <div className="flex flex-wrap gap-3">
          <SubmitButton pending={pending} disabled={queue.uploads.length === 0} className="flex-1">
            {state === from ? "Agregar" : "Actualizar Estado"}
          </SubmitButton>
          <CancelButton onCancel={() => setOpen(false)} disabled={pending} />
        </div>
      </form>
    </FormDialog>
  );
}
