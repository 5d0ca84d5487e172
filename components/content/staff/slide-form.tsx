"use client";

import { CancelButton } from "@/components/forms/cancel-button";
import { EditConflict } from "@/components/forms/edit-conflict";
import { FormActions } from "@/components/forms/form-actions";
import { FormError } from "@/components/forms/form-error";
import { SubmitButton } from "@/components/forms/submit-button";
import { Tabs } from "@/components/ui/tabs";
import type { StaffSlide } from "@/lib/content/staff/types";
import { slideConflict } from "./slide-draft";
import { SlideFields } from "./slide-fields";
import { SlidePreview } from "./slide-preview";
import { useSlideForm } from "./use-slide-form";

type Props = { slide?: StaffSlide; onClose: () => void };

/** Writing a slide, or looking at it as the home page will show it. */
export function SlideForm({ slide, onClose }: Props) {
  const state = useSlideForm(slide, onClose);
  const { base, draft, theirs, mode, pending } = state;
  const preview = mode === "vista" && <SlidePreview slide={{ ...draft, id: "vista-previa" }} />;
  return (
    <form ref={state.form} onSubmit={state.onSubmit} noValidate className="flex flex-col gap-5">
      <FormError message={state.message} />
      {theirs && (
        <EditConflict
          fields={slideConflict(draft, theirs)}
          onKeepMine={state.keepMine}
          onTakeTheirs={state.takeTheirs}
        />
      )}
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
        onValueChange={(value) => state.setMode(value === "vista" ? "vista" : "editar")}
        tabs={[
          {
            value: "editar",
            label: "Editar",
            content: (
              <SlideFields key={state.round} draft={draft} errors={state.errors} onChange={state.change} />
            ),
          },
          { value: "vista", label: "Vista previa", content: preview },
        ]}
      />
      <FormActions>
        <CancelButton onCancel={onClose} disabled={pending} />
        <SubmitButton
          pending={pending}
          pendingText={slide ? "Guardando..." : "Creando..."}
          disabled={theirs !== undefined}
        >
          {slide ? "Guardar cambios" : "Crear slide"}
        </SubmitButton>
      </FormActions>
    </form>
  );
}
