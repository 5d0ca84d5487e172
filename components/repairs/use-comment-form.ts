"use client";

import { useRouter } from "next/navigation";
import { type KeyboardEvent, startTransition, useRef, useState } from "react";
import { useActionForm } from "@/components/forms/use-action-form";
import { commentRepairAction } from "@/lib/repairs/actions";
import { staffCommentAction } from "@/lib/repairs/staff/actions";

export type CommentForm = ReturnType<typeof useCommentForm>;

/**
 * A message to the other side, or a note for colleagues. The text field is cleared only after the server has stored the
 * message; it is uncontrolled, so text typed before hydration is kept.
 */
export function useCommentForm(repairId: string, isStaff: boolean) {
  const router = useRouter();
  const box = useRef<HTMLTextAreaElement>(null);
  const [isInternal, setInternal] = useState(false);
  const [sent, setSent] = useState("");

  const { onSubmit, pending, message } = useActionForm({
    action: async (form) => {
      const text = String(form.get("text"));
      setSent(text.trim());
      const result = isStaff
        ? await staffCommentAction({ repairId, text, isInternal })
        : await commentRepairAction({ repairId, text });
      if (result.ok) return { ok: true, data: text };
      const { fieldErrors, ...failure } = result;
      return { ...failure, message: fieldErrors?.text ?? failure.message };
    },
    onSuccess: (text) => {
      // Text may have been typed meanwhile.
      if (box.current?.value === text) box.current.value = "";
      startTransition(() => {
        // After a note, the next message is an answer again.
        setInternal(false);
        router.refresh();
      });
    },
  });

  function insert(template: string) {
    if (!box.current) return;
    box.current.value = [box.current.value.trimEnd(), template].filter(Boolean).join(" ");
    box.current.focus();
  }

  function sendOnCtrlEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  }

  return {
    box,
    isInternal,
    setInternal,
    onSubmit,
    pending,
    message: pending ? undefined : message,
    /** The message that is being stored. */
    sending: pending && sent ? { text: sent, isInternal } : undefined,
    insert,
    sendOnCtrlEnter,
  };
}
