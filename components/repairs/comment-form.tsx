"use client";

import { useId } from "react";
import { FailureActionLink } from "@/components/forms/failure-action-link";
import { SubmitButton } from "@/components/forms/submit-button";
import { Icon } from "@/components/ui/icon";
import { Textarea } from "@/components/ui/input";
import { cn } from "@/lib/core/cn";
import { QuickReplies } from "./quick-replies";
import type { CommentForm as Form } from "./use-comment-form";

type Props = {
  form: Form;
  isStaff: boolean;
  /** Reply templates. */
  templates: readonly string[];
};

/** The text field under a conversation. */
export function CommentForm({ form, isStaff, templates }: Props) {
  const { box, isInternal, pending, message } = form;
  const id = useId();
  return (
    <form
      method="post"
      noValidate
      onSubmit={form.onSubmit}
      className={cn("flex flex-col gap-2", isInternal && "rounded-lg border-2 border-dashed border-warm p-3")}
    >
      <label htmlFor={id} className="flex items-center gap-1.5 text-sm font-semibold">
        {isInternal && <Icon name="lucide--lock" className="size-4 text-warm" />}
        {isInternal ? "Nota para el equipo" : isStaff ? "Responder" : "Escribe al taller"}
      </label>
      <Textarea
        id={id}
        ref={box}
        name="text"
        rows={2}
        onKeyDown={form.sendOnCtrlEnter}
        aria-invalid={message ? true : undefined}
        aria-describedby={message ? `${id}-error` : undefined}
        className="min-h-20"
      />
      {templates.length > 0 && <QuickReplies templates={templates} onChoose={form.insert} />}
      <div aria-live="assertive" className="empty:absolute">
        {message && (
          <p id={`${id}-error`} className="text-sm font-semibold text-destructive">
            {message} <FailureActionLink message={message} className="underline underline-offset-2" />
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        {isStaff && (
          <label className="flex min-h-11 items-center gap-2 text-sm">
            <input
              name="isInternal"
              type="checkbox"
              checked={isInternal}
              onChange={(event) => form.setInternal(event.target.checked)}
              className="check"
            />
            Nota interna (el cliente no la ve)
          </label>
        )}
        <SubmitButton
          pending={pending}
          pendingText={isInternal ? "Guardando..." : "Enviando..."}
          variant={isInternal ? "warm" : "default"}
          className="ml-auto"
        >
          {isInternal && <Icon name="lucide--lock" />}
          {isInternal ? "Guardar nota interna" : isStaff ? "Responder al cliente" : "Enviar"}
        </SubmitButton>
      </div>
    </form>
  );
}
