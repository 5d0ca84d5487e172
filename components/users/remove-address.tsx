"use client";

import { DeleteButton } from "@/components/forms/delete-button";
import { deleteAddressAction } from "@/lib/users/actions";

export function RemoveAddress({ id, name }: { id: string; name: string }) {
  return (
    <DeleteButton
      name={name}
      title="¿Eliminar esta dirección?"
      text="Tus pedidos la conservan."
      done="Dirección eliminada"
      failed="No se pudo eliminar la dirección. Intenta de nuevo."
      forbidden="No puedes eliminar esta dirección."
      onDelete={() => deleteAddressAction({ id })}
    />
  );
}
