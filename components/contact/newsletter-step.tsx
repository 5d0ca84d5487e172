"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { FormError } from "@/components/forms/form-error";
import { SubmitButton } from "@/components/forms/submit-button";
import { useActionForm } from "@/components/forms/use-action-form";
import { confirmSubscriptionAction, leaveNewsletterAction } from "@/lib/contact/actions";

type Step = "confirm" | "leave";

const STEPS = {
  confirm: { action: confirmSubscriptionAction, label: "Confirmar suscripción" },
  leave: { action: leaveNewsletterAction, label: "Darme de baja" },
} as const satisfies Record<Step, unknown>;

type Props = {
  step: Step;
  token: string;
  title: string;
  /** Text above the button. */
  children: ReactNode;
  doneTitle: string;
  done: ReactNode;
  isDone: boolean;
};

/** One button behind a mailed link: opening the link changes nothing, because mail scanners open links too. */
export function NewsletterStep({ step, token, title, children, doneTitle, done, ...props }: Props) {
  const { action, label } = STEPS[step];
  const [isDone, setDone] = useState(props.isDone);
  const heading = useRef<HTMLHeadingElement>(null);
  const { onSubmit, pending, message } = useActionForm({
    action: (form) => action(form),
    onSuccess: () => setDone(true),
  });
  // Focuses the result after a click, but not when an old link is opened.
  const wasDone = useRef(isDone);
  useEffect(() => {
    if (isDone && !wasDone.current) heading.current?.focus();
  }, [isDone]);

  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none sm:text-4xl">
        {isDone ? doneTitle : title}
      </h1>
      {isDone ? (
        done
      ) : (
        <form method="post" onSubmit={onSubmit} className="flex flex-col items-start gap-5">
          {children}
          <input type="hidden" name="token" value={token} />
          <FormError message={message} />
          <SubmitButton size="lg" pending={pending} pendingText="Un momento...">
            {label}
          </SubmitButton>
        </form>
      )}
    </>
  );
}
