"use client";

import { useState } from "react";
import { useQuickAction } from "@/components/forms/use-quick-action";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { renewLinkAction, revokeLinkAction } from "@/lib/repairs/actions";

type Props = { repairId: string; isActive: boolean };

const ASK = {
  renew: {
    title: "¿Cambiar el enlace?",
    text: "El enlace y el QR actuales dejan de servir.",
    confirmLabel: "Cambiar enlace",
    pendingLabel: "Cambiando...",
  },
  revoke: {
    title: "¿Desactivar el enlace?",
    text: "Nadie podrá ver la reparación con el enlace ni con el QR.",
    confirmLabel: "Desactivar enlace",
    pendingLabel: "Desactivando...",
  },
};
type Change = keyof typeof ASK;

/** Revokes or replaces the public link. */
export function LinkControls({ repairId, isActive }: Props) {
  const [asking, setAsking] = useState<Change>();
  const { pending, run } = useQuickAction();

  const change = (what: Change) =>
    run<unknown>(
      () => (what === "renew" ? renewLinkAction : revokeLinkAction)({ repairId }),
      what === "renew" ? "Enlace nuevo creado" : "Enlace desactivado",
    );

  return (
    <div className="flex flex-wrap gap-2 border-t pt-3">
      <Button
        size="sm"
        variant="ghost"
        disabled={pending}
        onClick={() => (isActive ? setAsking("renew") : change("renew"))}
      >
        {isActive ? "Cambiar enlace" : "Crear enlace"}
      </Button>
      {isActive && (
        <Button size="sm" variant="ghost" disabled={pending} onClick={() => setAsking("revoke")}>
          Desactivar enlace
        </Button>
      )}
      {asking && (
        <ConfirmDialog
          {...ASK[asking]}
          open
          onClose={() => setAsking(undefined)}
          onConfirm={() => change(asking)}
        />
      )}
    </div>
  );
}
