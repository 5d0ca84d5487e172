"use client";

import { useEffect, useRef, useState, useTransition } from "react";
import { keepDraft, readDraft } from "@/components/forms/draft";
import { noResponse } from "@/components/forms/no-response";
import { OFFLINE_KEPT } from "@/components/forms/offline-texts";
import { asOpened } from "@/components/live/opened-account";
import { toast } from "@/components/toasts/toast";
import { toastError } from "@/components/toasts/toast-error";
import type { UploadQueue } from "@/components/uploads/use-upload-queue";
import type { FieldErrors } from "@/lib/core/result";
import { UPLOAD_FAILED } from "@/lib/media/labels";
import { addIntakePhotosAction, takeInRepairAction } from "@/lib/repairs/intake/actions";
import type { IntakePrefill, TakenIn } from "@/lib/repairs/intake/rows";
import { type IntakeValues, startValues, toIntakeInput } from "@/lib/repairs/intake/values";
import { fieldId } from "./field-props";

const FAILED = "No se pudo crear la orden de servicio";

type Kept = { key: string; values: IntakeValues };

type Options = { prefill: IntakePrefill; requestKey: string; queue: UploadQueue };

/** State of a check-in. The draft survives a reload of the tab. */
export function useIntake({ prefill, requestKey, queue }: Options) {
  const [values, setValues] = useState(() => startValues(prefill));
  const [errors, setErrors] = useState<FieldErrors>({});
  const [message, setMessage] = useState<string>();
  const [taken, setTaken] = useState<TakenIn>();
  const [pending, startTransition] = useTransition();
  const key = useRef(requestKey);
  // Each online request has its own draft.
  const draftName = `ingreso:${prefill.orderId ?? "mostrador"}`;

  useEffect(() => {
    const draft = readDraft<Kept>(draftName);
    if (!draft) return;
    key.current = draft.key;
    setValues(draft.values);
  }, [draftName]);

  function change(changes: Partial<IntakeValues>) {
    const next = { ...values, ...changes };
    setValues(next);
    setErrors((before) => without(before, Object.keys(changes)));
    // The acceptance of the terms is never restored.
    keepDraft<Kept>(draftName, { key: key.current, values: { ...next, acceptsTerms: false } });
  }

  function submit() {
    startTransition(async () => {
      setMessage(undefined);
      const result = await asOpened(() => takeInRepairAction(toIntakeInput(values, key.current))).catch(
        noResponse,
      );
      if (!result?.ok) {
        const problems = result?.fieldErrors ?? {};
        setErrors(problems);
        setMessage(result?.message ?? OFFLINE_KEPT);
        toastError(FAILED);
        document.getElementById(fieldId(Object.keys(problems)[0] ?? ""))?.focus();
        return;
      }
      keepDraft(draftName, null);
      setTaken(result.data);
      toast({ title: "Orden creada", description: "La orden de servicio se creó exitosamente" });
      void sendPhotos(result.data);
    });
  }

  /** Photos are uploaded after their order was created; failed ones can be retried. */
  async function sendPhotos({ id }: TakenIn) {
    if (queue.uploads.length === 0) return;
    const photos = await queue.sendAll({ repairId: id, as: "admin" });
    if (!photos) return;
    const result = await addIntakePhotosAction({ repairId: id, photos }).catch(noResponse);
    if (!result?.ok) toastError(result?.message ?? UPLOAD_FAILED);
  }

  return { values, errors, message, taken, pending, change, submit, sendPhotos };
}

function without(errors: FieldErrors, fields: string[]): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([field]) => !fields.includes(field)));
}
