"use client";

import { useState } from "react";
import { Field } from "@/components/forms/field";
import { FormError } from "@/components/forms/form-error";
import { SubmitButton } from "@/components/forms/submit-button";
import { useActionForm } from "@/components/forms/use-action-form";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Icon } from "@/components/ui/icon";
import { Input } from "@/components/ui/input";
import { saveDrawerAction } from "@/lib/cash/actions";
import type { Drawer } from "@/lib/cash/rows";

type Named = Pick<Drawer, "id" | "name" | "isActive">;

/** Adds and renames the drawers, and takes them out of use. */
export function EditDrawers({ drawers }: { drawers: readonly Named[] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="lucide--settings" />
        Cajas
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="Cajas" size="sm">
        <div className="flex flex-col divide-y divide-border">
          {drawers.map((drawer) => (
            <DrawerForm key={`${drawer.id}-${drawer.name}-${drawer.isActive}`} drawer={drawer} />
          ))}
          <DrawerForm key={drawers.length} />
        </div>
      </Dialog>
    </>
  );
}

function DrawerForm({ drawer }: { drawer?: Named }) {
  const id = drawer?.id ?? "nueva";
  const { onSubmit, pending, message, errors } = useActionForm({
    action: (form) =>
      saveDrawerAction({
        drawerId: drawer?.id ?? null,
        name: String(form.get("name")),
        isActive: !drawer || form.has("isActive"),
      }),
    refreshes: true,
    onSuccess: () => true,
  });
  return (
    <form
      method="post"
      noValidate
      onSubmit={onSubmit}
      className="flex flex-col gap-2 py-4 first:pt-0 last:pb-0"
    >
      <Field id={`drawer-${id}`} label={drawer ? "Nombre" : "Nueva caja"} error={errors.name}>
        <Input name="name" maxLength={40} defaultValue={drawer?.name} required />
      </Field>
      <div className="flex flex-wrap items-center justify-between gap-3">
        {drawer ? (
          <label className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              name="isActive"
              defaultChecked={drawer.isActive}
              className="check size-5"
            />
            En uso
          </label>
        ) : (
          <span />
        )}
        <SubmitButton pending={pending} variant="outline" size="sm">
          {drawer ? "Guardar" : "Agregar"}
        </SubmitButton>
      </div>
      <FormError message={message} />
    </form>
  );
}
