"use client";

import { useTransition } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";

type Props = {
  open: boolean;
  onClose: () => void;
  title: string;
  text: string;
  confirmLabel: string;
  pendingLabel: string;
  isDestructive?: boolean;
  /** The dialog always closes afterwards; a toast shows the result. */
  onConfirm: () => unknown;
};

/** Confirmation before an irreversible action. */
export function ConfirmDialog({ open, onClose, title, text, isDestructive = true, ...props }: Props) {
  const [pending, startTransition] = useTransition();
  const confirm = () =>
    startTransition(async () => {
      await props.onConfirm();
      onClose();
    });
  return (
    <Dialog open={open} onClose={onClose} title={title} size="sm">
      <p>{text}</p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="ghost" onClick={onClose} disabled={pending}>
          Cancelar
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
