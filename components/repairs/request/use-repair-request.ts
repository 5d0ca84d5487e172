"use client";

import { type RefObject, useEffect, useRef, useState, useTransition } from "react";
import { keepDraft, readDraft } from "@/components/forms/draft";
import { noResponse } from "@/components/forms/no-response";
import { OFFLINE_KEPT } from "@/components/forms/offline-texts";
import { asOpened } from "@/components/live/opened-account";
import { toast } from "@/components/toasts/toast";
import { toastError } from "@/components/toasts/toast-error";
import type { UploadQueue } from "@/components/uploads/use-upload-queue";
import type { FieldErrors } from "@/lib/core/result";
import { requestRepairAction } from "@/lib/repairs/actions";
import type { DeviceKind } from "@/lib/repairs/rows";
import { STEPS, stepOf, stepProblems } from "./request-steps";
import type { PlacedRequest, RequestValues } from "./request-values";

const DRAFT = "solicitud-reparacion";

type Kept = { key: string; values?: RequestValues; placed?: PlacedRequest };

type Options = {
  initial: RequestValues;
  requestKey: string;
  queue: UploadQueue;
  form: RefObject<HTMLFormElement | null>;
};

/** State of the request wizard. The draft survives a reload of the tab. */
export function useRepairRequest({ initial, requestKey, queue, form }: Options) {
  const [values, setValues] = useState(initial);
  const [step, setStep] = useState(0);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [message, setMessage] = useState<string>();
  const [placed, setPlaced] = useState<PlacedRequest>();
  /** flushSync: the element to focus must be rendered first. */
  const [focus, setFocus] = useState<{ id: string }>();
  const [pending, startTransition] = useTransition();
  const key = useRef(requestKey);

  useEffect(() => {
    const early = filledEarly(form.current);
    const draft = readDraft<Kept>(DRAFT);
    if (!draft) return setValues((before) => ({ ...before, ...early }));
    if (draft.placed) {
      // A new visit starts a new request.
      if (!isReturn()) return keepDraft(DRAFT, null);
      setPlaced(draft.placed);
    } else if (draft.values) {
      key.current = draft.key;
      // The query string takes precedence over a stored draft; the request of a paid service ignores the draft.
      const { paidToken, paidService } = initial;
      setValues({ ...draft.values, ...filled(initial), ...early, paidToken, paidService });
      setStep(stepInHistory(window.history.state));
    }
  }, [initial, form]);

  useEffect(() => {
    const back = ({ state }: PopStateEvent) => show(stepInHistory(state));
    window.addEventListener("popstate", back);
    return () => window.removeEventListener("popstate", back);
  });

  useEffect(() => {
    if (focus) document.getElementById(focus.id)?.focus();
  }, [focus]);

  function show(next: number) {
    setErrors({});
    setStep(next);
    setFocus({ id: "request-step" });
  }

  function change(changes: Partial<RequestValues>) {
    const next = { ...values, ...changes };
    setValues(next);
    setErrors((before) => without(before, Object.keys(changes)));
    // Consent is never restored.
    keepDraft<Kept>(DRAFT, { key: key.current, values: { ...next, consent: false } });
  }

  function goTo(next: number) {
    window.history.pushState({ ...window.history.state, repairStep: next }, "");
    show(next);
  }

  function refuse(problems: FieldErrors) {
    setStep(stepOf(problems));
    setErrors(problems);
    setFocus({ id: `request-${Object.keys(problems)[0]}` });
  }

  function next() {
    const problems = stepProblems(step, step === 0 ? { ...values, ...filledEarly(form.current) } : values);
    if (Object.keys(problems).length > 0) return refuse(problems);
    if (step < STEPS.length - 1) return goTo(step + 1);
    startTransition(send);
  }

  async function send() {
    setMessage(undefined);
    const { consent, device, ...rest } = values;
    const result = await asOpened(() =>
      requestRepairAction({
        ...rest,
        // The first step requires one.
        device: device as DeviceKind,
        requestKey: key.current,
        acceptsData: consent as true,
      }),
    ).catch(noResponse);
    if (!result?.ok) {
      const { acceptsData, ...fields } = result?.fieldErrors ?? {};
      const problems = { ...fields, ...(acceptsData && { consent: acceptsData }) };
      setMessage(result?.message ?? OFFLINE_KEPT);
      if (Object.keys(problems).length > 0) refuse(problems);
      toastError("No se pudo crear la orden de servicio");
      return;
    }
    setPlaced(result.data);
    keepDraft<Kept>(DRAFT, { key: key.current, placed: result.data });
    toast({ title: "Orden creada", description: "La orden de servicio se creó exitosamente" });
    void queue.sendAll({ token: result.data.token });
  }

  function startAgain() {
    keepDraft(DRAFT, null);
    window.location.assign("/solicitar-reparacion");
  }

  return { values, step, errors, message, placed, pending, change, next, goTo, startAgain };
}

/** Reload or back navigation, not a new visit. */
function isReturn(): boolean {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return visit?.type === "reload" || visit?.type === "back_forward";
}

function stepInHistory(state: { repairStep?: unknown } | null): number {
  const step = Number(state?.repairStep ?? 0);
  return STEPS[step] ? step : 0;
}

/** The first step as filled in before hydration: controlled fields do not know those values. */
function filledEarly(form: HTMLFormElement | null): Partial<RequestValues> {
  const entries = form ? [...new FormData(form)].filter(([, value]) => value !== "") : [];
  return Object.fromEntries(entries) as Partial<RequestValues>;
}

function filled({ device, model, description }: RequestValues): Partial<RequestValues> {
  return { ...(device && { device }), ...(model && { model }), ...(description && { description }) };
}

function without(errors: FieldErrors, fields: string[]): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([field]) => !fields.includes(field)));
}
