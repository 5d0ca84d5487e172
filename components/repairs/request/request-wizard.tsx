"use client";

import { type FormEvent, useRef } from "react";
import { FormError } from "@/components/forms/form-error";
import { SubmitButton } from "@/components/forms/submit-button";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { PickupDay } from "@/lib/repairs/pickup";
import { usePhotoQueue } from "../photos/use-photo-queue";
import { ContactFields } from "./contact-fields";
import { DeliveryStep, type Place } from "./delivery-step";
import { DeviceStep } from "./device-step";
import { FaultStep } from "./fault-step";
import { RequestDone } from "./request-done";
import { STEPS } from "./request-steps";
import type { RequestValues } from "./request-values";
import { StepDots } from "./step-dots";
import { useRepairRequest } from "./use-repair-request";

type Props = { initial: RequestValues; requestKey: string; days: PickupDay[]; place: Place };

/** Repair request in three steps, then the confirmation. */
export function RequestWizard({ initial, requestKey, days, place }: Props) {
  const queue = usePhotoQueue();
  const form = useRef<HTMLFormElement>(null);
  const request = useRepairRequest({ initial, requestKey, queue, form });
  const { values, errors, step } = request;
  const isLast = step === STEPS.length - 1;

  function submit(event: FormEvent) {
    event.preventDefault();
    request.next();
  }

  if (request.placed)
    return (
      <RequestDone
        placed={request.placed}
        queue={queue}
        isPickUp={values.delivery === "domicilio"}
        onAgain={request.startAgain}
      />
    );
  const fields = { values, errors, onChange: request.change };
  return (
    <form
      ref={form}
      method="post"
      noValidate
      onSubmit={submit}
      className="panel flex flex-col gap-6 p-5 sm:p-8"
    >
      <StepDots current={step} />
      {step === 0 && <DeviceStep {...fields} />}
      {step === 1 && <FaultStep {...fields} queue={queue} />}
      {isLast && (
        <>
          <DeliveryStep {...fields} days={days} place={place} />
          <ContactFields {...fields} />
        </>
      )}
      <FormError message={request.message} />
      <div className="flex gap-3">
        {step > 0 && (
          <Button variant="outline" size="lg" onClick={() => window.history.back()}>
            <Icon name="lucide--arrow-left" />
            Atrás
          </Button>
        )}
        <SubmitButton pending={request.pending} pendingText="Enviando..." size="lg" className="flex-1">
          {isLast ? "Solicitar reparación" : "Continuar"}
        </SubmitButton>
      </div>
    </form>
  );
}
