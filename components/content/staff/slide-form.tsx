"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { FormActions } from "@/components/forms/form-actions";
import { useVersionedForm } from "@/components/forms/use-versioned-form";
import { VersionedForm } from "@/components/forms/versioned-form";
import { toast } from "@/components/toasts/toast";
import { toastError } from "@/components/toasts/toast-error";
import { Tabs } from "@/components/ui/tabs";
import { createSlideAction, saveSlideAction } from "@/lib/content/staff/actions";
import type { StaffSlide } from "@/lib/content/staff/slide-row";
import { slideTexts } from "@/lib/content/staff/slide-row";
import { draftOf } from "./slide-draft";
import { SlideFields } from "./slide-fields";
import { SlidePreview } from "./slide-preview";

type Props = { slide?: StaffSlide; onClose: () => void };

/** Form of a slide with a preview. */
export function SlideForm({ slide, onClose }: Props) {
  const router = useRouter();
  const [mode, setMode] = useState("editar");
  const form = useVersionedForm({
    row: slide,
    toDraft: draftOf,
    toFieldTexts: slideTexts,
    // The image field may contain an external URL that is copied on save.
    read: (typed, draft) => ({ ...draft, imageUrl: String(typed.get("imageUrl")) }),
    save: ({ base, form: typed }) => (base ? saveSlideAction(typed) : createSlideAction(typed)),
    onSaved: () => {
      toast({ title: slide ? "Slide actualizado" : "Slide creado exitosamente" });
      router.refresh();
      onClose();
    },
    onFailure: ({ message }) => {
      // A field with an error must be visible to be focused.
      setMode("editar");
      toastError(message, slide ? "Error" : "Error al crear slide");
    },
  });
  const { base, draft, conflict, pending } = form;
  const preview = mode === "vista" && <SlidePreview slide={{ ...draft, id: "vista-previa" }} />;
  return (
    <VersionedForm editor={form}>
      {base && (
        <>
          <input type="hidden" name="id" value={base.id} />
          <input type="hidden" name="version" value={base.version} />
          <input type="hidden" name="knownOrder" value={base.displayOrder} />
        </>
      )}
      <Tabs
        label="Modo"
        value={mode}
        onValueChange={setMode}
        tabs={[
          {
            value: "editar",
            label: "Editar",
            content: (
              <SlideFields key={form.round} draft={draft} errors={form.errors} onChange={form.change} />
            ),
          },
          { value: "vista", label: "Vista previa", content: preview },
        ]}
      />
      <FormActions
        onCancel={onClose}
        pending={pending}
        pendingText={slide ? "Guardando..." : "Creando..."}
        disabled={conflict !== undefined}
      >
        {slide ? "Guardar cambios" : "Crear slide"}
      </FormActions>
    </VersionedForm>
  );
}
