"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useState, useTransition } from "react";
import { noAnswer } from "@/components/forms/no-answer";
import { useUnsavedWarning } from "@/components/forms/use-unsaved-warning";
import { toast, toastError } from "@/components/toasts/toast";
import { mergeEdits } from "@/lib/core/merge-edits";
import type { FieldErrors } from "@/lib/core/result";
import { saveContentAction } from "@/lib/courses/staff/actions";
import { LESSON_NOT_SAVED } from "@/lib/courses/staff/labels";
import type { EditableContent } from "@/lib/courses/staff/types";
import type { Material } from "@/lib/courses/types";

type Draft = { body: string; videoUrl: string; materials: Material[] };

const draftOf = ({ body, videoUrl, materials }: EditableContent): Draft => ({
  body,
  videoUrl: videoUrl ?? "",
  materials,
});

/** The state of a lesson's text: what is typed, what it started from, what somebody else saved meanwhile. */
export function useLessonForm(courseId: string, lessonId: string, content: EditableContent) {
  const router = useRouter();
  const [pending, startTransition] = useTransition();
  const [base, setBase] = useState(content);
  const [draft, setDraft] = useState(() => draftOf(content));
  const [theirs, setTheirs] = useState<EditableContent>();
  const [errors, setErrors] = useState<FieldErrors>({});
  const [message, setMessage] = useState<string>();
  const isDirty = JSON.stringify(draft) !== JSON.stringify(draftOf(base));
  useUnsavedWarning(isDirty);

  function take(current: EditableContent) {
    setBase(current);
    setDraft(draftOf(current));
    setTheirs(undefined);
    setErrors({});
    setMessage(undefined);
  }

  function save(version: number) {
    startTransition(async () => {
      const result = await saveContentAction({ courseId, lessonId, version, ...draft }).catch(noAnswer);
      if (!result?.ok) {
        setErrors(result?.fieldErrors ?? {});
        setMessage(result?.message ?? LESSON_NOT_SAVED);
        return toastError(result?.message ?? LESSON_NOT_SAVED);
      }
      if (!result.data.saved) {
        // What I did not change is theirs from here on.
        setDraft(mergeEdits(draftOf(base), draft, draftOf(result.data.current)));
        return setTheirs(result.data.current);
      }
      take(result.data.current);
      toast({ title: "Lección guardada" });
      router.refresh();
    });
  }

  return {
    draft,
    errors,
    message,
    theirs,
    pending,
    isDirty,
    change: (part: Partial<Draft>) => setDraft((known) => ({ ...known, ...part })),
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      if (!theirs && !pending) save(base.version);
    },
    keepMine: () => theirs && save(theirs.version),
    takeTheirs: () => theirs && take(theirs),
  };
}
