"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { toast, toastError } from "@/components/layout/toast";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { Icon } from "@/components/ui/icon";
import { deleteProductAction, deleteServiceAction } from "@/lib/catalog/staff/actions";
import { DELETE_ELEMENT_FORBIDDEN, DELETE_PRODUCT_FORBIDDEN } from "@/lib/catalog/staff/labels";

const KINDS = {
  product: {
    action: deleteProductAction,
    title: "¿Eliminar producto?",
    done: "Producto eliminado",
    failed: "No se pudo eliminar el producto",
    forbidden: DELETE_PRODUCT_FORBIDDEN,
    what: "Se eliminará con sus imágenes y sus movimientos.",
  },
  service: {
    action: deleteServiceAction,
    title: "¿Eliminar elemento?",
    done: "Elemento eliminado",
    failed: "No se pudo eliminar el elemento",
    forbidden: DELETE_ELEMENT_FORBIDDEN,
    what: "Dejará de verse en la tienda.",
  },
};

type Props = { kind: keyof typeof KINDS; id: string; name: string };

/** Asks, then deletes. Only the superadmin is shown it. */
export function DeleteButton({ kind, id, name }: Props) {
  const router = useRouter();
  const [isAsking, setAsking] = useState(false);
  const texts = KINDS[kind];

  async function remove(): Promise<boolean> {
    const result = await texts.action({ id }).catch(() => null);
    if (result?.ok) {
      toast({ title: texts.done, description: name });
      router.refresh();
      return true;
    }
    if (result?.code === "forbidden") toastError(texts.forbidden, "Sin permisos");
    else toastError(texts.failed);
    return false;
  }

  return (
    <>
      <button
        type="button"
        aria-label={`Eliminar ${name}`}
        title="Eliminar"
        onClick={() => setAsking(true)}
        className="icon-btn text-danger"
      >
        <Icon name="lucide--trash-2" className="size-5" />
      </button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={texts.title}
        text={`«${name}»: ${texts.what} Esta acción no se puede deshacer.`}
        confirmLabel="Eliminar"
        pendingLabel="Eliminando..."
        onConfirm={remove}
      />
    </>
  );
}
