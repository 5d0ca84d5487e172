"use client";

import { useEffect, useState } from "react";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { answerLeaves } from "./use-unsaved-warning";

/** Confirms before unsaved changes are lost. Rendered once, in the panel's layout. */
export function LeaveQuestion() {
  const [leaving, setLeaving] = useState<{ go: () => void }>();
  useEffect(() => answerLeaves((go) => setLeaving({ go })), []);
  return (
    <ConfirmDialog
      open={leaving !== undefined}
      onClose={() => setLeaving(undefined)}
      title="¿Salir sin guardar?"
      text="Lo que escribiste y no guardaste se pierde."
      confirmLabel="Salir sin guardar"
      pendingLabel="Saliendo..."
      keepLabel="Seguir editando"
      onConfirm={() => leaving?.go()}
    />
  );
}
