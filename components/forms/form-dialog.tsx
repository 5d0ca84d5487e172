"use client";

import { type ComponentProps, type FormEvent, useState } from "react";
import { hasUnsaved } from "@/components/live/unsaved";
import { Dialog } from "@/components/ui/dialog";
import { leave, useUnsavedWarning } from "./use-unsaved-warning";

type Props = Omit<ComponentProps<typeof Dialog>, "mayClose">;

/** A dialog with a form: confirms before unsaved changes are lost; its cancel button must be a CancelButton. */
export function FormDialog({ children, onClose, ...dialog }: Props) {
  const [isDirty, setDirty] = useState(false);
  // After a save it reopens without changes.
  if (!dialog.open && isDirty) setDirty(false);
  useUnsavedWarning(dialog.open && isDirty);

  function onInput({ target, currentTarget }: FormEvent) {
    // Changes in a nested dialog are saved by that dialog.
    const isOwn = target instanceof Element && target.closest("dialog") === currentTarget.closest("dialog");
    if (isOwn && target.closest("form")) setDirty(true);
  }

  function close() {
    setDirty(false);
    onClose();
  }

  function mayClose() {
    if (!hasUnsaved()) return true;
    leave(close);
    return false;
  }

  return (
    <Dialog {...dialog} onClose={close} mayClose={mayClose}>
      <div className="contents" onInput={onInput}>
        {children}
      </div>
    </Dialog>
  );
}
