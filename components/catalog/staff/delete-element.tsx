"use client";

import { DeleteButton } from "@/components/forms/delete-button";
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

export function DeleteElement({ kind, id, name }: Props) {
  const { action, what, ...texts } = KINDS[kind];
  return <DeleteButton {...texts} name={name} text={`«${name}»: ${what}`} onDelete={() => action({ id })} />;
}
