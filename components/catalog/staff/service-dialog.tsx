"use client";

import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import { CancelButton } from "@/components/forms/cancel-button";
import { EditConflict } from "@/components/forms/edit-conflict";
import { FormActions } from "@/components/forms/form-actions";
import { FormDialog } from "@/components/forms/form-dialog";
import { FormError } from "@/components/forms/form-error";
import { SubmitButton } from "@/components/forms/submit-button";
import { useActionForm } from "@/components/forms/use-action-form";
import { toast } from "@/components/toasts/toast";
import { createServiceAction, updateServiceAction } from "@/lib/catalog/staff/actions";
import { serviceConflict } from "@/lib/catalog/staff/conflict";
import { serviceInput } from "@/lib/catalog/staff/form";
import { NAME_AND_PRICE } from "@/lib/catalog/staff/labels";
import type { EditableService, SaveAnswer } from "@/lib/catalog/staff/types";
import { parseWhole } from "@/lib/core/pesos";
import { mergeEdits } from "@/lib/core/versioned";
import { ElementFields } from "./element-fields";
import { nameIn, toastRefusal } from "./form-toast";

type Props = {
  /** Absent for a new one. */
  service?: EditableService;
  onClose: () => void;
};

/** Adds a service or edits one. When somebody else saved first, both versions are shown. */
export function ServiceDialog({ service, onClose }: Props) {
  const router = useRouter();
  const [base, setBase] = useState(service);
  /** What the fields start with; a new round draws them anew. */
  const [filled, setFilled] = useState({ round: 0, service });
  const [theirs, setTheirs] = useState<EditableService>();
  const [mine, setMine] = useState({ name: "", description: "", price: 0, image: "" });
  const version = useRef(service?.version ?? 0);
  const sent = useRef(mine);
  const formElement = useRef<HTMLFormElement>(null);

  const { onSubmit, pending, message, errors } = useActionForm<SaveAnswer<EditableService> | null>({
    action: async (form) => {
      const input = serviceInput(form);
      sent.current = { ...input, price: parseWhole(input.price) ?? 0 };
      if (base) return updateServiceAction({ ...input, id: base.id, version: version.current });
      const added = await createServiceAction(input);
      return added.ok ? { ok: true, data: null } : added;
    },
    onSuccess: (answer, form) => {
      if (answer && !answer.saved) return meet(answer.current);
      toast({
        title: base ? "Elemento actualizado" : "¡Servicio agregado!",
        description: nameIn(form),
      });
      onClose();
      router.refresh();
    },
    onFailure: (refused) => toastRefusal(refused, NAME_AND_PRICE),
  });

  function fill(next: EditableService) {
    setFilled(({ round }) => ({ round: round + 1, service: next }));
  }

  /** Somebody else saved first: what I did not change is theirs from here on. */
  function meet(current: EditableService) {
    const merged = base ? mergeEdits<typeof mine>(base, sent.current, current) : sent.current;
    setMine(merged);
    fill({ ...current, ...merged });
    setTheirs(current);
  }

  function settle(next: EditableService | undefined) {
    if (theirs) version.current = theirs.version;
    setTheirs(undefined);
    if (next) {
      setBase(next);
      fill(next);
    } else formElement.current?.requestSubmit();
  }

  return (
    <FormDialog open onClose={onClose} title={base ? `Editar: ${base.name}` : "Agregar servicio"} size="lg">
      <form
        key={filled.round}
        ref={formElement}
        method="post"
        noValidate
        onSubmit={onSubmit}
        className="flex flex-col gap-5"
      >
        {theirs && (
          <EditConflict
            conflict={{
              fields: serviceConflict(mine, theirs).filter((field) => field.mine !== field.theirs),
              onKeepMine: () => settle(undefined),
              onTakeTheirs: () => settle(theirs),
            }}
          />
        )}
        <ElementFields
          idPrefix="service"
          element={filled.service}
          errors={errors}
          folder="servicios"
          priceLabel="Precio base (COP)"
        />
        <FormError message={message} />
        <FormActions>
          <CancelButton onCancel={onClose} disabled={pending} />
          <SubmitButton
            pending={pending}
            pendingText={base ? "Guardando..." : "Agregando..."}
            disabled={theirs !== undefined}
          >
            {base ? "Guardar cambios" : "Agregar servicio"}
          </SubmitButton>
        </FormActions>
      </form>
    </FormDialog>
  );
}
