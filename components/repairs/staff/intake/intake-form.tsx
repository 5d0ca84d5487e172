"use client";

import { type FormEvent, useEffect, useRef, useState } from "react";
import { FormError } from "@/components/forms/form-error";
import { SubmitButton } from "@/components/forms/submit-button";
import { usePhotoQueue } from "@/components/repairs/photos/use-photo-queue";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import type { DeviceSuggestion, IntakePrefill } from "@/lib/repairs/intake/rows";
import { missingOf } from "@/lib/repairs/intake/values";
import { ClosingBlock } from "./closing-block";
import { CustomerBlock } from "./customer-block";
import { DeviceBlock } from "./device-block";
import { moveFocusOnEnter } from "./enter-navigation";
import { focusField } from "./field-props";
import { IntakeDone } from "./intake-done";
import { useIntake } from "./use-intake";

const list = new Intl.ListFormat("es", { type: "conjunction" });

type Props = { prefill: IntakePrefill; requestKey: string; suggestions: DeviceSuggestion[] };

/** Device check-in in three blocks, navigable with Tab or Enter. */
export function IntakeForm({ prefill, requestKey, suggestions }: Props) {
  const queue = usePhotoQueue();
  const intake = useIntake({ prefill, requestKey, queue });
  const { values, errors, change, pending, taken } = intake;
  const [asking, setAsking] = useState(false);
  const missing = missingOf(values);
  const form = useRef<HTMLFormElement>(null);
  const isKnown = prefill.orderId !== null || prefill.userId !== null;
  useEffect(() => {
    // Staff who type before hydration keep their focus.
    if (form.current?.contains(document.activeElement)) return;
    focusField(isKnown ? "device" : "buscar");
  }, [isKnown]);
  if (taken) return <IntakeDone taken={taken} queue={queue} onSend={() => void intake.sendPhotos(taken)} />;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!values.description.trim() || pending) return;
    if (missing.length > 0) setAsking(true);
    else intake.submit();
  }

  const block = { values, errors, onChange: change };
  return (
    <form ref={form} method="post" noValidate onSubmit={submit} onKeyDown={moveFocusOnEnter}>
      <div className="grid items-start gap-5 xl:grid-cols-2 xl:grid-rows-[auto_1fr] [&_:is(input,textarea,button)]:scroll-mb-32">
        <CustomerBlock {...block} />
        <DeviceBlock {...block} suggestions={suggestions} />
        <ClosingBlock {...block} queue={queue} />
      </div>
      <div className="sticky bottom-(--panel-bar) mt-5 flex flex-col gap-3 border-t bg-background py-4">
        <FormError message={intake.message} />
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-sm text-muted-foreground max-sm:hidden pointer-coarse:hidden">
            Enter pasa al campo siguiente. Ctrl + Enter crea la orden.
          </p>
          <SubmitButton
            size="lg"
            pending={pending}
            pendingText="Creando..."
            disabled={!values.description.trim()}
            className="ml-auto max-sm:w-full"
          >
            Crear orden
          </SubmitButton>
        </div>
      </div>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title="¿Recibirlo así?"
        text={`Falta ${list.format(missing)}. El recibo queda con ese espacio en blanco y después será más difícil completarlo.`}
        confirmLabel="Recibir así"
        pendingLabel="Creando..."
        isDestructive={false}
        onConfirm={intake.submit}
      />
    </form>
  );
}
