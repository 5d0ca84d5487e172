"use client";

import { useRouter } from "next/navigation";
import { EditConflict } from "@/components/forms/edit-conflict";
import { FormActions } from "@/components/forms/form-actions";
import { FormDialog } from "@/components/forms/form-dialog";
import { FormError } from "@/components/forms/form-error";
import { useVersionedForm } from "@/components/forms/use-versioned-form";
import { toast } from "@/components/toasts/toast";
import type { ServiceValues } from "@/lib/catalog/fields";
import { createServiceAction, updateServiceAction } from "@/lib/catalog/staff/actions";
import { serviceTexts } from "@/lib/catalog/staff/field-texts";
import { readService, serviceInput } from "@/lib/catalog/staff/form";
import { NAME_AND_PRICE } from "@/lib/catalog/staff/labels";
import type { EditableService } from "@/lib/catalog/staff/rows";
import { ElementFields } from "./element-fields";
import { toastRefusal } from "./form-toast";

type Props = {
  /** Undefined for a new one. */
  service?: EditableService;
  onClose: () => void;
};

const BLANK: ServiceValues = { name: "", description: "", price: 0, taxClass: "iva_19", image: "" };

function toDraft(service?: EditableService): ServiceValues {
  if (!service) return BLANK;
  const { id, version, ...values } = service;
  return values;
}

/** Adds or edits a service. When another user saved first, both versions are shown. */
export function ServiceDialog({ service, onClose }: Props) {
  const router = useRouter();
  const editor = useVersionedForm({
    row: service,
    toDraft,
    toFieldTexts: serviceTexts,
    read: readService,
    save: async ({ base, form: typed }) => {
      const input = serviceInput(typed);
      return base
        ? updateServiceAction({ ...input, id: base.id, version: base.version })
        : createServiceAction(input);
    },
    onSaved: ({ draft: { name } }) => {
      toast({ title: service ? "Elemento actualizado" : "¡Servicio agregado!", description: name });
      onClose();
      router.refresh();
    },
    onFailure: (refused) => toastRefusal(refused, NAME_AND_PRICE),
  });
  const { form, draft, errors } = editor;

  return (
    <FormDialog
      open
      onClose={onClose}
      title={service ? `Editar: ${service.name}` : "Agregar servicio"}
      size="lg"
    >
      <form ref={form} method="post" noValidate onSubmit={editor.onSubmit} className="flex flex-col gap-5">
        <EditConflict editor={editor} />
        <ElementFields
          key={editor.round}
          idPrefix="service"
          element={service && draft}
          errors={errors}
          folder="servicios"
          priceLabel="Precio base (COP)"
        />
        <FormError message={editor.message} />
        <FormActions
          onCancel={onClose}
          pending={editor.pending}
          pendingText={service ? "Guardando..." : "Agregando..."}
          disabled={editor.conflict !== undefined}
        >
          {service ? "Guardar cambios" : "Agregar servicio"}
        </FormActions>
      </form>
    </FormDialog>
  );
}
