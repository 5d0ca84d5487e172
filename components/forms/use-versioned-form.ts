"use client";

import { type FormEvent, useRef, useState } from "react";
import type { ActionResult } from "@/lib/core/result";
import {
  type Clashes,
  clashes,
  type FieldTexts,
  fieldsThatDiffer,
  mergeEdits,
  type Saved,
} from "@/lib/core/versioned";
import { noResponse } from "./no-response";
import { OFFLINE_KEPT } from "./offline-texts";
import { useActionForm } from "./use-action-form";
import { useUnsavedWarning } from "./use-unsaved-warning";

type Failed = Extract<ActionResult, { ok: false }>;

const UNREACHABLE: Failed = { ok: false, code: "unavailable", message: OFFLINE_KEPT };

type Sent<Row, Draft, Step> = {
  /** The stored version that the form is based on. */
  base: Row;
  draft: Draft;
  form: FormData;
  /** Which submit action was used; undefined for the default button and Enter. */
  step?: Step;
};

type Options<Row, Draft, Step> = {
  row: Row;
  toDraft: (row: Row) => Draft;
  /** Labelled texts of a draft's fields: for the conflict view, and to detect changes. */
  toFieldTexts: (draft: Draft) => FieldTexts<keyof Draft & string>;
  /** Reads the values of uncontrolled fields. */
  read?: (form: FormData, draft: Draft) => Draft;
  /** For new records, the result is the id. */
  save: (sent: Sent<Row, Draft, Step>) => Promise<ActionResult<Saved<Row> | { id: string }>>;
  onSaved: (sent: Sent<Row, Draft, Step>) => void;
  /** Also called when there was no response. */
  onFailure?: (failure: Failed) => void;
};

/**
 * A form that saves over the version it loaded. When a colleague saved first, fields that this user did not change take
 * the colleague's values, those that both changed are chosen one by one, and the form saves again what it then shows.
 */
export function useVersionedForm<Row, Draft extends object, Step extends string = never>({
  row,
  toDraft,
  toFieldTexts,
  read = (_, draft) => draft,
  save,
  onSaved,
  onFailure,
}: Options<Row, Draft, Step>) {
  const form = useRef<HTMLFormElement>(null);
  const [base, setBase] = useState(row);
  /** Stored values before any edit. */
  const [start, setStart] = useState(() => toDraft(row));
  const [draft, setDraft] = useState(start);
  /** A colleague saved first: both sides' changes, and the fields for which theirs was chosen. */
  const [conflict, setConflict] = useState<{ by: string; fields: Clashes; typed: Draft; taken: string[] }>();
  /** My version, when the colleague's was kept. */
  const [dropped, setDropped] = useState<Draft>();
  /** Changing the key remounts uncontrolled fields. */
  const [round, setRound] = useState(0);
  const asked = useRef<Step>(undefined);
  /** Which submit action the running save was started with. */
  const pressed = useRef<Step>(undefined);
  const sent = useRef<Sent<Row, Draft, Step>>(undefined);
  const changes = fieldsThatDiffer(toFieldTexts(draft), toFieldTexts(start));
  const isDirty = changes.length > 0;
  useUnsavedWarning(isDirty);

  const state = useActionForm({
    action: async (data) => {
      sent.current = { base, draft: read(data, draft), form: data, step: pressed.current };
      return (await save(sent.current).catch(noResponse)) ?? UNREACHABLE;
    },
    onSuccess: (answer, element) => {
      const mine = sent.current;
      if (!mine) return;
      const isKept = "saved" in answer;
      if (isKept) rebase(answer, mine.draft, new FormData(element));
      if (!isKept || answer.saved) onSaved(mine);
      return isKept;
    },
    onFailure,
  });

  /** Rebases on the stored version; edits made since submitting (in a conflict: since loading) are kept. */
  function rebase({ saved, current, by = "" }: Saved<Row>, typed: Draft, held: FormData) {
    const stored = toDraft(current);
    const isAsTyped = saved && fieldsThatDiffer(toFieldTexts(typed), toFieldTexts(stored)).length === 0;
    setBase(current);
    setStart(isAsTyped ? typed : stored);
    const fields = () => clashes(toFieldTexts(start), toFieldTexts(typed), toFieldTexts(stored));
    setConflict(saved ? undefined : { by, fields: fields(), typed, taken: [] });
    setDropped(undefined);
    if (isAsTyped) return;
    setDraft((known) => mergeEdits(saved ? typed : start, read(held, known), stored));
    setRound((known) => known + 1);
  }

  function submit(step?: Step) {
    asked.current = step;
    form.current?.requestSubmit();
    asked.current = undefined;
  }

  function show(next: (shown: Draft) => Draft) {
    const held = form.current && new FormData(form.current);
    setDraft((known) => next(held ? read(held, known) : known));
    setRound((known) => known + 1);
  }

  /** Sets the given fields to theirs (the stored value) or back to mine; the form shows it at once. */
  function choose(names: string[], isTheirs: boolean) {
    if (!conflict) return;
    const from = isTheirs ? start : conflict.typed;
    const values = Object.fromEntries(names.map((name) => [name, from[name as keyof Draft]]));
    show((shown) => ({ ...shown, ...values }));
    const others = conflict.taken.filter((name) => !names.includes(name));
    setConflict({ ...conflict, taken: isTheirs ? [...others, ...names] : others });
  }

  function drop() {
    const held = form.current && new FormData(form.current);
    setConflict(undefined);
    setDropped(held ? read(held, draft) : draft);
    show(() => start);
  }

  function restore(mine: Draft) {
    setDropped(undefined);
    show(() => mine);
  }

  function saveChosen() {
    setConflict(undefined);
    submit(sent.current?.step);
  }

  return {
    ...state,
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      pressed.current = asked.current;
      state.onSubmit(event);
    },
    form,
    base,
    draft,
    isDirty,
    round,
    submit,
    change: (part: Partial<Draft> | ((draft: Draft) => Partial<Draft>)) =>
      setDraft((known) => ({ ...known, ...(typeof part === "function" ? part(known) : part) })),
    conflict: conflict && {
      ...conflict,
      onChoose: choose,
      onSave: saveChosen,
      onDrop: drop,
    },
    /** Restores my version after the colleague's was kept. */
    onRestore: dropped && (() => restore(dropped)),
  };
}
