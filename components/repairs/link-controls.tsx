"use client";

import { useState } from "react";
import { useQuickAction } from "@/components/forms/use-quick-action";
import { Button } from "@/components/ui/button";
import { renewLinkAction, revokeLinkAction } from "@/lib/repairs/actions";

type Props = { repairId: string; isActive: boolean };

const ASK = {
  renew: { question: "El enlace y el QR actuales dejan de servir.", yes: "Sí, crear otro" },
  revoke: { question: "Nadie podrá ver la orden con el enlace.", yes: "Sí, desactivar" },
};

/** Revokes or replaces the public link. */
export function LinkControls({ repairId, isActive }: Props) {
  const [asking, setAsking] = useState<keyof typeof ASK>();
  const { pending, run } = useQuickAction();

  const change = (what: keyof typeof ASK) =>
    run<unknown>(
      () => (what === "renew" ? renewLinkAction : revokeLinkAction)({ repairId }),
      what === "renew" ? "Enlace nuevo creado" : "Enlace desactivado",
      () => setAsking(undefined),
    );

  if (asking)
    return (
      <div className="flex flex-col gap-3 border-t pt-4">
        <p className="font-semibold">{ASK[asking].question}</p>
        <div className="flex flex-wrap gap-3">
          <Button size="sm" variant="destructive" disabled={pending} onClick={() => change(asking)} autoFocus>
            {ASK[asking].yes}
          </Button>
          <Button size="sm" variant="ghost" disabled={pending} onClick={() => setAsking(undefined)}>
            No
          </Button>
        </div>
      </div>
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
        <Button size="sm" variant="ghost" onClick={() => setAsking("revoke")}>
          Desactivar enlace
        </Button>
      )}
    </div>
  );
}
