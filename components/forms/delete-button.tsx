"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { toast } from "@/components/toasts/toast";
import { toastError } from "@/components/toasts/toast-error";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { Dialog } from "@/components/ui/dialog";
import { Icon } from "@/components/ui/icon";
import type { ActionResult } from "@/lib/core/result";
import { noResponse } from "./no-response";

type Props = {
  /** Name of the item. */
  name: string;
  title: string;
  text: string;
  done: string;
  failed: string;
  /** Message for roles other than superadmin. */
  forbidden: string;
  /** A known obstacle: shown instead of the confirmation. */
  keeps?: string;
  onDelete: () => Promise<ActionResult<unknown>>;
  /** With a text label beside the icon. */
  isLabelled?: boolean;
};

/** Delete button with confirmation and result toast. Shown to the superadmin only. */
export function DeleteButton({ name, title, text, isLabelled = false, keeps, ...props }: Props) {
  const router = useRouter();
  const [isAsking, setAsking] = useState(false);

  async function remove() {
    const result = await props.onDelete().catch(noResponse);
    if (result?.ok) {
      toast({ title: props.done, description: name });
      router.refresh();
    } else if (result?.code === "forbidden") {
      toastError(props.forbidden, "Sin permisos");
    } else {
      toastError(result?.message ?? props.failed);
    }
  }

  return (
    <>
      <Button
        variant="ghost"
        size={isLabelled ? "default" : "icon"}
        aria-label={`Eliminar: ${name}`}
        title="Eliminar"
        onClick={() => setAsking(true)}
      >
        <Icon name="lucide--trash-2" className="text-destructive" />
        {isLabelled && "Eliminar"}
      </Button>
      {keeps !== undefined && (
        <Dialog open={isAsking} onClose={() => setAsking(false)} title="No se puede eliminar" size="sm">
          <p>{keeps}</p>
          <Button variant="outline" className="self-end" onClick={() => setAsking(false)}>
            Entendido
          </Button>
        </Dialog>
      )}
      <ConfirmDialog
        open={isAsking && keeps === undefined}
        onClose={() => setAsking(false)}
        title={title}
        text={`${text} Esta acción no se puede deshacer.`}
        confirmLabel="Eliminar"
        pendingLabel="Eliminando..."
        onConfirm={remove}
      />
    </>
  );
}
