"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useActionForm } from "@/components/forms/use-action-form";
import { toast, toastError } from "@/components/toasts/toast";
import { createSlideAction, saveSlideAction } from "@/lib/content/staff/actions";
import type { SlideSaved, StaffSlide } from "@/lib/content/staff/types";
import { mergeEdits } from "@/lib/core/merge-edits";
import type { ActionResult } from "@/lib/core/result";
import { draftOf } from "./slide-draft";

type Mode = "editar" | "vista";

/** The state of the slide's form: what is typed, what it started from, and what somebody else saved meanwhile. */
export function useSlideForm(slide: StaffSlide | undefined, onClose: () => void) {
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  const [mode, setMode] = useState<Mode>("editar");
  const [base, setBase] = useState(slide);
  const [draft, setDraft] = useState(() => draftOf(slide));
  const [theirs, setTheirs] = useState<StaffSlide>();
  /** A new number draws the fields that keep their own state anew. */
  const [round, setRound] = useState(0);

  const { onSubmit, ...state } = useActionForm<SlideSaved | { id: string }>({
    action: (data): Promise<ActionResult<SlideSaved | { id: string }>> =>
      slide ? saveSlideAction(data) : createSlideAction(data),
    onSuccess: (answer) => {
      if ("saved" in answer && !answer.saved) {
        // What I did not change is theirs from here on.
        setDraft(mergeEdits(draftOf(base), draft, draftOf(answer.current)));
        setRound(round + 1);
        return setTheirs(answer.current);
      }
      toast({ title: slide ? "Slide actualizado" : "Slide creado exitosamente" });
      router.refresh();
      onClose();
    },
    onFailure: ({ message }) => toastError(message, slide ? "Error" : "Error al crear slide"),
  });

  return {
    ...state,
    form,
    mode,
    setMode,
    base,
    draft,
    theirs,
    round,
    change: (part: Partial<typeof draft>) => setDraft((known) => ({ ...known, ...part })),
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      // A field with an error can only take the focus where it is shown.
      setMode("editar");
      onSubmit(event);
    },
    keepMine: () => {
      if (!base || !theirs) return;
      flushSync(() => {
        setBase({ ...base, version: theirs.version });
        setTheirs(undefined);
      });
      form.current?.requestSubmit();
    },
    takeTheirs: () => {
      setBase(theirs);
      setDraft(draftOf(theirs));
      setTheirs(undefined);
      setRound(round + 1);
    },
  };
}
