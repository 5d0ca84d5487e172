"use client";

import { useState } from "react";
import { useQuickAction } from "@/components/forms/use-quick-action";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { cut } from "@/lib/core/text";
import { hideCommentAction } from "@/lib/repairs/staff/actions";

/** Turns a reply sent by mistake into an internal note. */
export function HideComment({ commentId, text }: { commentId: number; text: string }) {
  const { run } = useQuickAction();
  const [isAsking, setAsking] = useState(false);

  return (
    <>
      <button
        type="button"
        aria-label={`Retirar el mensaje: ${cut(text, 40)}`}
        onClick={() => setAsking(true)}
        className="-mb-2 self-end min-h-11 text-xs font-semibold underline"
      >
        Retirar
      </button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="¿Retirar este mensaje?"
        text="El cliente deja de verlo y queda como nota interna. Si ya lo leyó o le llegó por correo, escríbele la corrección."
        confirmLabel="Retirar"
        pendingLabel="Retirando..."
        onConfirm={() =>
          run(() => hideCommentAction({ commentId }), {
            title: "Mensaje retirado",
            description: "Queda como nota interna.",
          })
        }
      />
    </>
  );
}
