"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useEffect, useRef, useState, useTransition } from "react";
import { noAnswer } from "@/components/forms/no-answer";
import { useUnsavedWarning } from "@/components/forms/use-unsaved-warning";
import { toast, toastError } from "@/components/toasts/toast";
import { savePostAction } from "@/lib/blog/staff/actions";
import { POST_NOT_SAVED, STEP_DONE } from "@/lib/blog/staff/labels";
import { draftOf, fingerprint, type PostDraft, typedPost } from "@/lib/blog/staff/post-draft";
import type { EditablePost, PostStep } from "@/lib/blog/staff/types";
import { mergeEdits } from "@/lib/core/merge-edits";
import type { FieldErrors } from "@/lib/core/result";

/** The state of the post editor: what is typed, what it started from, what somebody else saved meanwhile. */
export function usePostEditor(post: EditablePost) {
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  const asked = useRef<PostStep>("guardar");
  const [pending, startTransition] = useTransition();
  const [base, setBase] = useState(post);
  const [draft, setDraft] = useState(() => draftOf(post));
  const [publishOn, setPublishOn] = useState(post.publishOn);
  const [mode, setMode] = useState("editar");
  const [errors, setErrors] = useState<FieldErrors>({});
  const [message, setMessage] = useState<string>();
  const [clash, setClash] = useState<{ step: PostStep; current: EditablePost }>();
  /** A new number draws the picture's field, which keeps its own state, anew. */
  const [round, setRound] = useState(0);
  const isDirty = fingerprint(draft) !== fingerprint(draftOf(base));
  useUnsavedWarning(isDirty);

  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);

  const change = (part: Partial<PostDraft>) => setDraft((known) => ({ ...known, ...part }));

  function takeCover(cover: string) {
    change({ cover });
    setRound((known) => known + 1);
  }

  function settle(current: EditablePost) {
    setBase(current);
    setPublishOn(current.publishOn);
    setClash(undefined);
    setErrors({});
    setMessage(undefined);
  }

  function save(step: PostStep, version: number) {
    // The picture's field may hold an address that is only copied now.
    const cover = String(form.current ? new FormData(form.current).get("cover") : draft.cover);
    startTransition(async () => {
      const sent = typedPost({ ...draft, cover }, { id: base.id, version, step, publishOn });
      const result = await savePostAction(sent).catch(noAnswer);
      if (!result?.ok) {
        if (result?.fieldErrors?.body) setMode("editar");
        setErrors(result?.fieldErrors ?? {});
        setMessage(result?.message ?? POST_NOT_SAVED);
        return toastError(result?.message ?? POST_NOT_SAVED);
      }
      const { saved, current } = result.data;
      if (!saved) {
        setErrors({});
        setMessage(undefined);
        // What I did not change is theirs from here on.
        setDraft(mergeEdits(draftOf(base), { ...draft, cover }, draftOf(current)));
        setRound((known) => known + 1);
        return setClash({ step, current });
      }
      if (cover !== current.cover) takeCover(current.cover);
      settle(current);
      toast({ title: STEP_DONE[step] });
      router.refresh();
    });
  }

  return {
    form,
    base,
    draft,
    publishOn,
    mode,
    errors,
    message,
    pending,
    isDirty,
    round,
    change,
    setPublishOn,
    setMode,
    theirs: clash?.current,
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      if (!clash && !pending) save(asked.current, base.version);
    },
    /** A form's own way to be sent, so that a picture on its way holds it; Enter in a field only saves. */
    submit: (step: PostStep) => {
      asked.current = step;
      form.current?.requestSubmit();
      asked.current = "guardar";
    },
    keepMine: () => clash && save(clash.step, clash.current.version),
    takeTheirs: () => {
      if (!clash) return;
      setDraft(draftOf(clash.current));
      takeCover(clash.current.cover);
      settle(clash.current);
    },
  };
}
