"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useEffect, useRef, useState, useTransition } from "react";
import { Field } from "@/components/forms/field";
import { FormError } from "@/components/forms/form-error";
import { SubmitButton } from "@/components/forms/submit-button";
import { toast, toastError } from "@/components/layout/toast";
import { Button } from "@/components/ui/button";
import { Textarea } from "@/components/ui/input";
import { changeRepairStateAction } from "@/lib/repairs/actions";
import { STATE_LABELS } from "@/lib/repairs/labels";
import type { RepairState } from "@/lib/repairs/types";
import { PhotoPicker } from "../photos/photo-picker";
import { usePhotoQueue } from "../photos/photo-queue";

type Props = { repairId: string; state: RepairState; onClose: () => void };

const FAILED = "No se pudo actualizar el estado";

/** The photos that prove the new state, and a note. At least one photo is needed (spec section 5). */
export function StateDialog({ repairId, state, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const queue = usePhotoQueue();
  const [note, setNote] = useState("");
  const [isPublic, setPublic] = useState(true);
  const [message, setMessage] = useState<string>();
  const [pending, startTransition] = useTransition();
  const router = useRouter();

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);

  function submit(event: FormEvent) {
    event.preventDefault();
    startTransition(async () => {
      setMessage(undefined);
      const photos = await queue.sendAll({ repairId, as: "admin" });
      if (!photos) return fail("No se pudo subir la imagen");
      const result = await changeRepairStateAction({ repairId, state, note, photos, isPublic }).catch(
        () => null,
      );
      if (!result?.ok) return fail(result?.message ?? FAILED);
      toast({ title: "Estado actualizado", description: `Estado cambiado a: ${STATE_LABELS[state]}` });
      dialog.current?.close();
      router.refresh();
    });
  }

  function fail(text: string) {
    setMessage(text);
    toastError(text === FAILED || text.startsWith("No se pudo subir") ? text : FAILED);
  }

  const failed = queue.photos.find((photo) => photo.state === "failed");
  return (
    <dialog
      ref={dialog}
      aria-labelledby="state-dialog"
      onClose={onClose}
      className="panel m-auto w-[min(36rem,calc(100vw-2rem))] p-5 text-foreground sm:p-6"
    >
      <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
        <h2 id="state-dialog" className="text-xl">
          Pasar a {STATE_LABELS[state]}
        </h2>
        <PhotoPicker queue={queue} label="Fotos" hint="Al menos una. También puedes arrastrarlas aquí." />
        <Field id="state-note" label="Descripción (opcional)">
          <Textarea
            value={note}
            onChange={(event) => setNote(event.target.value)}
            maxLength={2000}
            rows={3}
          />
        </Field>
        <label className="flex min-h-11 items-center gap-3 text-sm">
          <input
            type="checkbox"
            checked={isPublic}
            onChange={(event) => setPublic(event.target.checked)}
            className="size-5 accent-electric-solid"
          />
          Mostrar también en el enlace público
        </label>
        <FormError message={failed?.message ?? message} />
        <div className="flex flex-wrap gap-3">
          <SubmitButton
            pending={pending}
            pendingText="Guardando..."
            disabled={queue.photos.length === 0}
            className="flex-1"
          >
            Actualizar Estado
          </SubmitButton>
          <Button variant="ghost" onClick={() => dialog.current?.close()} disabled={pending}>
            Cancelar
          </Button>
        </div>
      </form>
    </dialog>
  );
}
