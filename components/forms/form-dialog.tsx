"use client";

import { type ComponentProps, type FormEvent, useState } from "react";
import { Dialog } from "@/components/ui/dialog";
import { mayLeave, useUnsavedWarning } from "./use-unsaved-warning";

type Props = Omit<ComponentProps<typeof Dialog>, "mayClose">;

/** A dialog with a form to write in: it asks before something typed is lost; 'Cancelar' is a CancelButton, which asks too. */
export function FormDialog({ children, onClose, ...dialog }: Props) {
  const [isDirty, setDirty] = useState(false);
  // Closed by what was saved, it opens with nothing typed.
  if (!dialog.open && isDirty) setDirty(false);
  useUnsavedWarning(dialog.open && isDirty);

  function onInput({ target, currentTarget }: FormEvent) {
    // What is typed in a dialog over this one is saved there.
    const isOwn = target instanceof Element && target.closest("dialog") === currentTarget.closest("dialog");
    if (isOwn && target.closest("form")) setDirty(true);
  }

  function close() {
    setDirty(false);
    onClose();
  }

  return (
    <Dialog {...dialog} onClose={close} mayClose={mayLeave}>
      <div className="contents" onInput={onInput}>
        {children}
      </div>
    </Dialog>
  );
}
