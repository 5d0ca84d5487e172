"use client";

import { EditConflict } from "@/components/forms/edit-conflict";
import { FormError } from "@/components/forms/form-error";
import { SaveBar } from "@/components/forms/save-bar";
import { useVersionedForm } from "@/components/forms/use-versioned-form";
import { toast } from "@/components/toasts/toast";
import { saveSettingsAction } from "@/lib/settings/staff/actions";
import type { EditableSettings } from "@/lib/settings/staff/values";
import { readSettings, settingsTexts } from "@/lib/settings/staff/values";
import { SettingsFields } from "./settings-fields";

export function SettingsForm({ initial }: { initial: EditableSettings }) {
  const editor = useVersionedForm({
    row: initial,
    toDraft: ({ values }) => values,
    toFieldTexts: settingsTexts,
    read: readSettings,
    save: ({ form: typed, draft: { deliveryDays, carriers } }) => {
      // Each has many inputs and is sent as one value.
      typed.set("deliveryDays", deliveryDays);
      typed.set("carriers", carriers);
      return saveSettingsAction(typed);
    },
    onSaved: () =>
      toast({ title: "Configuración guardada", description: "La tienda ya muestra los cambios." }),
  });
  const { form, base, draft, ...state } = editor;
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
      <EditConflict editor={editor} />
      <SaveBar editor={editor} label="Guardar cambios" className="flex-row-reverse" />
    </form>
  );
}
