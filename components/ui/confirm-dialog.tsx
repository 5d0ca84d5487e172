"use client";

import { useTransition } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";

type Props = {
  open: boolean;
  onClose: () => void;
  title: string;
  /** The consequence, in one sentence. */
  text: string;
  /** The verb of the action. */
  confirmLabel: string;
  pendingLabel: string;
  /** For dialogs where 'Cancelar' could be read as the action itself. */
  keepLabel?: string;
  isDestructive?: boolean;
  /** The dialog always closes afterwards; a toast shows the result. */
  onConfirm: () => unknown;
};

/**
 * The site's only confirmation, for actions that cannot be undone. Other actions run at once, with 'undo' in their
 * toast.
 */
export function ConfirmDialog({ open, onClose, title, text, isDestructive = true, ...props }: Props) {
  const [pending, startTransition] = useTransition();
  const confirm = () =>
    startTransition(async () => {
      await props.onConfirm();
      onClose();
    });
  return (
    <Dialog open={open} onClose={onClose} title={title} size="sm">
      <p className="wrap-anywhere">{text}</p>
      <div className="flex flex-wrap justify-end gap-3">
        {/* The initial focus is on the button that loses nothing. */}
        <Button variant="ghost" onClick={onClose} disabled={pending} data-first-field>
          {props.keepLabel ?? "Cancelar"}
        </Button>
        <Button
          variant={isDestructive ? "destructive" : "default"}
          onClick={confirm}
          disabled={pending}
          aria-busy={pending}
        >
          {pending ? props.pendingLabel : props.confirmLabel}
        </Button>
      </div>
    </Dialog>
  );
}
