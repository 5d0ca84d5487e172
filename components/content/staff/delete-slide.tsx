"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { toast, toastError } from "@/components/layout/toast";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { Icon } from "@/components/ui/icon";
import { deleteSlideAction } from "@/lib/content/staff/actions";
import { SLIDE_DELETE_REFUSED, SLIDE_NOT_DELETED } from "@/lib/content/staff/labels";
import type { StaffSlide } from "@/lib/content/staff/types";

export function DeleteSlide({ slide }: { slide: StaffSlide }) {
  const router = useRouter();
  const [isAsking, setAsking] = useState(false);

  async function remove(): Promise<boolean> {
    const result = await deleteSlideAction({ id: slide.id }).catch(() => null);
    if (result?.ok) {
      toast({ title: "Slide eliminado" });
      router.refresh();
    } else if (result?.code === "forbidden") {
      toastError(SLIDE_DELETE_REFUSED.description, SLIDE_DELETE_REFUSED.title);
    } else {
      toastError(result?.message ?? SLIDE_NOT_DELETED);
    }
    return true;
  }

  return (
    <>
      <Button variant="ghost" onClick={() => setAsking(true)} aria-label={`Eliminar: ${slide.title}`}>
        <Icon name="lucide--trash-2" className="text-danger" />
        Eliminar
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="¿Eliminar slide?"
        text={`«${slide.title}» dejará de verse en la portada. Esta acción no se puede deshacer.`}
        confirmLabel="Eliminar"
        pendingLabel="Eliminando..."
        onConfirm={remove}
      />
    </>
  );
}
