"use client";

import { useState } from "react";
import { Field } from "@/components/forms/field";
import { FormError } from "@/components/forms/form-error";
import { MoneyInput } from "@/components/forms/money-input";
import { SubmitButton } from "@/components/forms/submit-button";
import { useActionForm } from "@/components/forms/use-action-form";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Icon } from "@/components/ui/icon";
import { Select } from "@/components/ui/select";
import { openSessionAction } from "@/lib/cash/actions";
import type { Drawer, OpenSession } from "@/lib/cash/rows";

type Props = {
  drawers: readonly Pick<Drawer, "id" | "name" | "isActive">[];
  sessions: readonly Pick<OpenSession, "drawerId">[];
};

/** Opens a drawer that is free with its float; nothing when all are open. */
export function OpenDrawer({ drawers, sessions }: Props) {
  const [isOpen, setOpen] = useState(false);
  const free = drawers.filter(
    ({ id, isActive }) => isActive && !sessions.some(({ drawerId }) => drawerId === id),
  );
  const only = free.length === 1 ? free[0] : undefined;
  const { onSubmit, pending, message, errors } = useActionForm({
    action: (form) =>
      openSessionAction({
        drawerId: only?.id ?? String(form.get("drawer")),
        float: String(form.get("float")),
      }),
    refreshes: true,
    // The page itself shows that it is open.
    onSuccess: () => setOpen(false),
  });
  if (free.length === 0) return null;
  return (
    <>
      <Button
        variant={sessions.length > 0 ? "outline" : "default"}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name="lucide--lock-open" />
        {sessions.length > 0 ? "Abrir otra caja" : "Abrir caja"}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={only ? `Abrir ${only.name}` : "Abrir caja"}
        size="sm"
      >
        <form method="post" noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
          <Field
            id="open-float"
            label="Base en efectivo"
            hint="Cuenta lo que hay en la caja antes de empezar."
            error={errors.float}
          >
            <MoneyInput name="float" required data-first-field />
          </Field>
          {!only && (
            <Field id="open-drawer" label="Caja" error={errors.drawerId}>
              <Select name="drawer" options={Object.fromEntries(free.map(({ id, name }) => [id, name]))} />
            </Field>
          )}
          <FormError message={message} />
          <SubmitButton pending={pending} pendingText="Abriendo...">
            Abrir
          </SubmitButton>
        </form>
      </Dialog>
    </>
  );
}
