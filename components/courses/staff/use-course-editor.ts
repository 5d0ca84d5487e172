"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useEffect, useRef, useState, useTransition } from "react";
import { noAnswer } from "@/components/forms/no-answer";
import { useUnsavedWarning } from "@/components/forms/use-unsaved-warning";
import { toast, toastError } from "@/components/toasts/toast";
import { mergeEdits } from "@/lib/core/merge-edits";
import type { FieldErrors } from "@/lib/core/result";
import { saveCourseAction } from "@/lib/courses/staff/actions";
import { type CourseDraft, draftOf, fingerprint, typedCourse } from "@/lib/courses/staff/course-draft";
import { type CourseTab, tabWithError } from "@/lib/courses/staff/course-tabs";
import { COURSE_NOT_SAVED } from "@/lib/courses/staff/labels";
import type { EditableCourse } from "@/lib/courses/staff/types";

export type DraftChange = Partial<CourseDraft> | ((draft: CourseDraft) => Partial<CourseDraft>);

/** The state of the course editor: one draft for all tabs, saved at once. */
export function useCourseEditor(course: EditableCourse) {
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  const [pending, startTransition] = useTransition();
  const [base, setBase] = useState(course);
  const [draft, setDraft] = useState(() => draftOf(course));
  const [tab, setTab] = useState<CourseTab>("general");
  const [errors, setErrors] = useState<FieldErrors>({});
  const [message, setMessage] = useState<string>();
  const [theirs, setTheirs] = useState<EditableCourse>();
  /** A new number draws the fields that keep their own state anew. */
  const [round, setRound] = useState(0);
  const isDirty = fingerprint(draft) !== fingerprint(draftOf(base));
  useUnsavedWarning(isDirty);

  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    const wrong = '[role="tabpanel"][data-state="active"] [aria-invalid="true"]';
    form.current?.querySelector<HTMLElement>(wrong)?.focus();
  }, [errors]);

  function change(part: DraftChange) {
    setDraft((known) => ({ ...known, ...(typeof part === "function" ? part(known) : part) }));
  }

  function fail(text: string, fields: FieldErrors = {}) {
    setMessage(text);
    setTab((open) => tabWithError(fields, open));
    setErrors(fields);
    toastError(fields.title ?? fields.price ?? text);
  }

  function settle(sentCover: string, current: EditableCourse) {
    setBase(current);
    if (sentCover !== current.cover) {
      change({ cover: current.cover });
      setRound((known) => known + 1);
    }
    setTheirs(undefined);
    toast({ title: "Curso actualizado" });
    router.refresh();
  }

  /** Somebody else saved first: what I did not change is theirs from here on. */
  function meet(mine: CourseDraft, current: EditableCourse) {
    setDraft(mergeEdits(draftOf(base), mine, draftOf(current)));
    setRound((known) => known + 1);
    setTheirs(current);
  }

  function save(version: number) {
    // The picture's field may hold an address that is only copied now.
    const cover = String(form.current ? new FormData(form.current).get("cover") : draft.cover);
    startTransition(async () => {
      const sent = typedCourse({ ...draft, cover }, { id: base.id, version });
      const result = await saveCourseAction(sent).catch(noAnswer);
      if (!result?.ok) return fail(result?.message ?? COURSE_NOT_SAVED, result?.fieldErrors);
      setErrors({});
      setMessage(undefined);
      if (result.data.saved) settle(cover, result.data.current);
      else meet({ ...draft, cover }, result.data.current);
    });
  }

  return {
    form,
    base,
    draft,
    tab,
    setTab,
    errors,
    message,
    theirs,
    pending,
    isDirty,
    round,
    change,
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      if (!theirs && !pending) save(base.version);
    },
    keepMine: () => theirs && save(theirs.version),
    takeTheirs: () => {
      if (!theirs) return;
      setBase(theirs);
      setDraft(draftOf(theirs));
      setTheirs(undefined);
      setErrors({});
      setMessage(undefined);
      setRound((known) => known + 1);
    },
  };
}
