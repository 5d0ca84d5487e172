"use client";

import { EditConflict } from "@/components/forms/edit-conflict";
import { FormError } from "@/components/forms/form-error";
import { SubmitButton } from "@/components/forms/submit-button";
import { useVersionedForm } from "@/components/forms/use-versioned-form";
import { toast } from "@/components/toasts/toast";
import { saveSettingsAction } from "@/lib/settings/staff/actions";
import type { EditableSettings } from "@/lib/settings/staff/types";
import { readSettings, settingsWords } from "@/lib/settings/staff/values";
import { SettingsFields } from "./settings-fields";

export function SettingsForm({ initial }: { initial: EditableSettings }) {
  const { form, base, draft, conflict, pending, ...state } = useVersionedForm({
    row: initial,
    toDraft: ({ values }) => values,
    toWords: settingsWords,
    read: readSettings,
    save: ({ form: typed }) => saveSettingsAction(typed),
    onSaved: () =>
      toast({ title: "Configuración guardada", description: "La tienda ya muestra los cambios." }),
  });
  return (
    <form
      ref={form}
      method="post"
      onSubmit={state.onSubmit}
      onInput={(event) => state.change(readSettings(new FormData(event.currentTarget)))}
      noValidate
      className="flex flex-col gap-6"
    >
      <input type="hidden" name="version" value={base.version} />
      <SettingsFields key={state.round} values={draft} draft={draft} errors={state.errors} />
      <FormError message={state.message} />
      <EditConflict conflict={conflict} />
      <div className="sticky bottom-0 z-10 -mx-2 flex flex-wrap items-center gap-4 border-t border-border bg-background px-2 py-4">
        <SubmitButton pending={pending} disabled={conflict !== undefined}>
          Guardar cambios
        </SubmitButton>
        <p role="status" className="text-sm text-muted-foreground">
          {state.isDirty && "Tienes cambios sin guardar."}
        </p>
      </div>
    </form>
  );
}
