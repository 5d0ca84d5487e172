"use client";

import { useRouter } from "next/navigation";
import { startTransition, useState } from "react";
import { useActionForm } from "@/components/forms/use-action-form";
import { toast } from "@/components/toasts/toast";
import { toastError } from "@/components/toasts/toast-error";
import { UPLOAD_FAILED } from "@/lib/media/labels";
import { STEP_LIMITS } from "@/lib/repairs/fields";
import { STATE_LABELS } from "@/lib/repairs/labels";
import { quoteDue } from "@/lib/repairs/quote-step";
import type { OutcomeReason, RepairOutcome, RepairQuote, RepairState } from "@/lib/repairs/rows";
import { changeRepairStateAction } from "@/lib/repairs/staff/actions";
import { isWork, repairStep } from "@/lib/repairs/state";
import { usePhotoQueue } from "../photos/use-photo-queue";

/** Data the dialog needs: the shown state, and the balance for a delivery. */
export type StateDialogRepair = {
  id: string;
  state: RepairState;
  quote: Pick<RepairQuote, "state" | "total" | "deposit" | "paidAt"> | null;
  contact: { name: string };
};

const FAILED = "No se pudo actualizar el estado";

/** A change to `state` with its photos; without a change, more photos of the current state. */
export function useStateChange({ id, quote, ...repair }: StateDialogRepair, state: RepairState) {
  const router = useRouter();
  const queue = usePhotoQueue({ max: STEP_LIMITS.photos, dropsOthersSilently: true });
  // Closed through the dialog, so that the focus is restored.
  const [open, setOpen] = useState(true);
  // Keeps the state shown when opened: the page behind refreshes.
  const [seen, setSeen] = useState<RepairState | null>(repair.state);
  const [outcome, setOutcome] = useState<RepairOutcome>(
    quote?.state === "rechazada" ? "sin_reparar" : "reparado",
  );
  const from = seen ?? repair.state;
  const isSame = state === from;
  const goesBack = repairStep(state) < repairStep(from);
  const isDelivery = state === "Entregado" && !isSame;
  const isRepaired = isDelivery && outcome === "reparado";

  const { onSubmit, pending, message, errors } = useActionForm({
    action: async (form) => {
      const value = (name: string) => String(form.get(name) ?? "");
      const missing = {
        ...(goesBack &&
          !value("reason").trim() && { reason: "Escribe por qué la orden vuelve a un estado anterior." }),
        ...(isDelivery &&
          value("collectorName").trim().length < 3 && {
            collectorName: "Escribe el nombre de quien recoge el equipo.",
          }),
      };
      // Before the photos are sent.
      if (Object.keys(missing).length > 0)
        return { ok: false, code: "invalid", message: "Revisa los campos marcados.", fieldErrors: missing };
      const photos = await queue.sendAll({ repairId: id, as: "admin" });
      if (!photos) return { ok: false, code: "unavailable", message: UPLOAD_FAILED };
      return changeRepairStateAction({
        repairId: id,
        state,
        photos,
        isPublic: form.has("isPublic"),
        expected: from,
        note: value("note"),
        reason: value("reason"),
        collectorName: value("collectorName"),
        collectorDocument: value("collectorDocument"),
        acceptsUnpaid: form.has("acceptsUnpaid"),
        ...(isDelivery && { outcome }),
        ...(isDelivery && !isRepaired && { outcomeReason: value("outcomeReason") as OutcomeReason }),
      });
    },
    onSuccess: () => {
      toast(
        isSame
          ? { title: "Fotos agregadas", description: `La orden sigue en ${STATE_LABELS[state]}` }
          : { title: "Estado actualizado", description: `Estado cambiado a: ${STATE_LABELS[state]}` },
      );
      // In one transition: otherwise the next dialog could show the previous state.
      startTransition(() => {
        router.refresh();
        setOpen(false);
      });
    },
    onFailure: (failure) => {
      if (failure.code === "invalid") return;
      toastError(failure.message === UPLOAD_FAILED ? UPLOAD_FAILED : FAILED);
      if (failure.reason !== "state_changed") return;
      setSeen(null);
      router.refresh();
    },
  });

  const failed = queue.uploads.find((upload) => upload.state === "failed");
  return {
    queue,
    open,
    close: () => setOpen(false),
    isSame,
    goesBack,
    isDelivery,
    outcome,
    setOutcome,
    isUnapproved: quote?.state !== "aprobada" && (isWork(state) || isRepaired),
    /** Deposits and payments of the customer, in pesos. */
    held: quote ? (quote.paidAt ? quote.total : quote.deposit) : 0,
    /** Balance of the approved quote in pesos. */
    owed: isRepaired && quote?.state === "aprobada" && !quote.paidAt ? quoteDue(quote) : 0,
    onSubmit,
    pending,
    message: failed?.message ?? message,
    errors,
  };
}
