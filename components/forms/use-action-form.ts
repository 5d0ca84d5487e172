"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useEffect, useRef, useState, useTransition } from "react";
import { markForm, otherAccount } from "@/components/live/opened-account";
import { ACCOUNT_FIELD } from "@/lib/core/account-mark";
import type { ActionResult, FieldErrors } from "@/lib/core/result";
import { noResponse } from "./no-response";
import { OFFLINE_KEPT } from "./offline-texts";

type Options<Data> = {
  action: (form: FormData) => Promise<ActionResult<Data>>;
  /** Reads the page again after a success. */
  refreshes?: boolean;
  /** Returns true when the form stays and may be sent again at once. */
  onSuccess: (data: Data, form: HTMLFormElement) => unknown;
  onFailure?: (failure: Extract<ActionResult<Data>, { ok: false }>) => void;
};

/** Runs an action on submit. Values are kept; the first field with an error gets the focus. */
export function useActionForm<Data>({ action, refreshes, onSuccess, onFailure }: Options<Data>) {
  const router = useRouter();
  const [isRunning, startTransition] = useTransition();
  // isPending of the transition ends after the result is shown, and later still when the page re-renders: the form
  // must accept a retry as soon as the errors are visible, an editor its next save.
  const [isAnswered, setAnswered] = useState(false);
  const [message, setMessage] = useState<string>();
  const [errors, setErrors] = useState<FieldErrors>({});
  const refused = useRef<HTMLFormElement>(null);
  const shown = useRef<HTMLFormElement>(null);

  // After the messages are rendered, so that a screen reader announces the field with its error.
  useEffect(() => {
    if (refused.current) focusFirst(refused.current, errors);
    refused.current = null;
  }, [errors]);

  // Editing a field clears its error until the next submit. Registered after React's own listeners on the document:
  // re-rendering before them would drop the typed character of a controlled field.
  useEffect(() => {
    const form = shown.current;
    if (!form || Object.keys(errors).length === 0) return;
    const forget = ({ target }: Event) => {
      const name = target instanceof Element && form.contains(target) ? target.getAttribute("name") : null;
      if (name && name in errors) setErrors(({ [name]: _mended, ...left }) => left);
    };
    window.addEventListener("input", forget);
    return () => window.removeEventListener("input", forget);
  }, [errors]);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    setAnswered(false);
    startTransition(async () => {
      const given = markForm(new FormData(form), ACCOUNT_FIELD);
      const result = otherAccount() ?? (await action(given).catch(noResponse));
      if (result?.ok) {
        setMessage(undefined);
        setErrors({});
        if (onSuccess(result.data, form) === true) setAnswered(true);
        if (refreshes) router.refresh();
        return;
      }
      setMessage(result?.message ?? OFFLINE_KEPT);
      setErrors(result?.fieldErrors ?? {});
      setAnswered(true);
      refused.current = form;
      shown.current = form;
      if (result) onFailure?.(result);
    });
  }

  return { onSubmit, pending: isRunning && !isAnswered, message, errors };
}

/** The first visible field with an error: one on a hidden tab cannot be focused. */
function focusFirst(form: HTMLFormElement, errors: FieldErrors) {
  const first = [...form.elements].find(
    (element) =>
      (errors[element.getAttribute("name") ?? ""] || element.getAttribute("aria-invalid") === "true") &&
      element.getClientRects().length > 0,
  );
  if (first instanceof HTMLElement) first.focus();
}
