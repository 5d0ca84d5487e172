"use client";

import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { counted } from "@/lib/core/counted";

type Removing = {
  name: string;
  /** Number of learners who completed it; for a module, the maximum of its lessons. */
  people: number;
  lessons: number;
  onConfirm: () => void;
};

type Props = { removing: Removing; onClose: () => void };

/** Confirmation before removing a completed lesson. */
export function RemoveWarning({ removing, onClose }: Props) {
  const { name, people, lessons } = removing;
  const who = counted(people, "estudiante ya terminó", "estudiantes ya terminaron");
  const what = lessons === 1 ? "esta lección" : "lecciones de este módulo";
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={`¿Eliminar «${name}»?`}
      text={`${who} ${what}. Al guardar el curso dejará de contar en su avance y de verse en sus clases.`}
      confirmLabel="Eliminar"
      pendingLabel="Eliminando..."
      onConfirm={removing.onConfirm}
    />
  );
}
