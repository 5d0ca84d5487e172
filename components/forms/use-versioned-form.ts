"use client";

import { useRef, useState } from "react";
import { OFFLINE_KEPT } from "@/lib/core/refusal-texts";
import type { ActionResult } from "@/lib/core/result";
import { fieldsThatDiffer, mergeEdits, type Saved, type Words } from "@/lib/core/versioned";
import { noAnswer } from "./no-answer";
import { useActionForm } from "./use-action-form";
import { useUnsavedWarning } from "./use-unsaved-warning";

type Failed = Extract<ActionResult, { ok: false }>;

const UNREACHABLE: Failed = { ok: false, code: "unavailable", message: OFFLINE_KEPT };

type Sent<Row, Draft, Step> = {
  /** What was loaded or saved last: it names the version to save over. */
  base: Row;
  draft: Draft;
  form: FormData;
  /** Which of the form's ways of being saved; none for its own button and Enter. */
  step?: Step;
};

type Options<Row, Draft, Step> = {
  row: Row;
  toDraft: (row: Row) => Draft;
  /** What a draft says: shown beside a colleague's version, and compared to know whether anything changed. */
  toWords: (draft: Draft) => Words;
  /** What the form holds, for fields that do not report every change. */
  read?: (form: FormData, draft: Draft) => Draft;
  /** Of a record that is added, the answer is its id. */
  save: (sent: Sent<Row, Draft, Step>) => Promise<ActionResult<Saved<Row> | { id: string }>>;
  onSaved: (sent: Sent<Row, Draft, Step>) => void;
  /** Heard too when no answer came. */
  onFailure?: (failure: Failed) => void;
};

/**
 * A form that saves over the version it loaded. When a colleague saved first, what this person did not change becomes
 * theirs, both versions of the rest stand side by side, and 'Guardar lo mío' sends the form again.
 */
export function useVersionedForm<Row, Draft extends object, Step extends string = never>({
  row,
  toDraft,
  toWords,
  read = (_, draft) => draft,
  save,
  onSaved,
  onFailure,
}: Options<Row, Draft, Step>) {
  const form = useRef<HTMLFormElement>(null);
  const [base, setBase] = useState(row);
  /** What is stored, as the fields held it before anything was typed over it. */
  const [start, setStart] = useState(() => toDraft(row));
  const [draft, setDraft] = useState(start);
  const [isBehind, setBehind] = useState(false);
  /** A new number draws the fields that keep their own state anew. */
  const [round, setRound] = useState(0);
  const asked = useRef<Step>(undefined);
  const sent = useRef<Sent<Row, Draft, Step>>(undefined);
  const changes = fieldsThatDiffer(toWords(draft), toWords(start));
  const isDirty = changes.length > 0;
  useUnsavedWarning(isDirty);

  const state = useActionForm({
    action: async (data) => {
      sent.current = { base, draft: read(data, draft), form: data, step: asked.current };
      return (await save(sent.current).catch(noAnswer)) ?? UNREACHABLE;
    },
    onSuccess: (answer, element) => {
      const mine = sent.current;
      if (!mine) return;
      if ("saved" in answer) {
        meet(answer, mine.draft, new FormData(element));
        if (!answer.saved) return;
      }
      onSaved(mine);
    },
    onFailure,
  });

  /** Takes over what is stored; what was typed since it was sent, or in a conflict since it was loaded, stays. */
  function meet({ saved, current }: Saved<Row>, typed: Draft, held: FormData) {
    const stored = toDraft(current);
    const isAsTyped = saved && fieldsThatDiffer(toWords(typed), toWords(stored)).length === 0;
    setBase(current);
    setStart(isAsTyped ? typed : stored);
    setBehind(!saved);
    if (isAsTyped) return;
    setDraft((known) => mergeEdits(saved ? typed : start, read(held, known), stored));
    setRound((known) => known + 1);
  }

  function submit(step?: Step) {
    asked.current = step;
    form.current?.requestSubmit();
    asked.current = undefined;
  }

  function settle(mine: boolean) {
    setBehind(false);
    if (mine) return submit(sent.current?.step);
    setDraft(start);
    setRound((known) => known + 1);
  }

  return {
    ...state,
    form,
    base,
    draft,
    isDirty,
    round,
    submit,
    change: (part: Partial<Draft> | ((draft: Draft) => Partial<Draft>)) =>
      setDraft((known) => ({ ...known, ...(typeof part === "function" ? part(known) : part) })),
    conflict: isBehind
      ? { fields: changes, onKeepMine: () => settle(true), onTakeTheirs: () => settle(false) }
      : undefined,
  };
}
