"use client";

import { useRef, useState } from "react";
import { EditConflict } from "@/components/forms/edit-conflict";
import { FormError } from "@/components/forms/form-error";
import { SubmitButton } from "@/components/forms/submit-button";
import { useActionForm } from "@/components/forms/use-action-form";
import { toast } from "@/components/toasts/toast";
import { mergeEdits } from "@/lib/core/merge-edits";
import { saveSettingsAction } from "@/lib/settings/staff/actions";
import { SETTINGS_LABELS } from "@/lib/settings/staff/labels";
import type { EditableSettings, SettingsField } from "@/lib/settings/staff/types";
import { readSettings, SETTINGS_FIELDS } from "@/lib/settings/staff/values";
import { SettingsFields } from "./settings-fields";

export function SettingsForm({ initial }: { initial: EditableSettings }) {
  const form = useRef<HTMLFormElement>(null);
  const [loaded, setLoaded] = useState(initial);
  const [draft, setDraft] = useState(initial.values);
  const [theirs, setTheirs] = useState<EditableSettings>();
  // Boxes are filled again only when this changes.
  const [filling, setFilling] = useState(0);

  function start(from: EditableSettings) {
    setLoaded(from);
    setDraft(from.values);
    setTheirs(undefined);
    setFilling((n) => n + 1);
  }

  const { onSubmit, pending, message, errors } = useActionForm({
    action: saveSettingsAction,
    onSuccess: ({ saved, current }) => {
      if (!saved) {
        // What I did not change is theirs from here on.
        setDraft(mergeEdits(loaded.values, draft, current.values));
        setFilling((n) => n + 1);
        return setTheirs(current);
      }
      start(current);
      toast({ title: "Configuración guardada", description: "La tienda ya muestra los cambios." });
    },
  });

  function keepMine() {
    if (!theirs) return;
    setLoaded({ version: theirs.version, values: loaded.values });
    setTheirs(undefined);
    // Sent once the newer version stands in the form.
    setTimeout(() => form.current?.requestSubmit());
  }

  const isChanged = SETTINGS_FIELDS.some((field) => draft[field] !== loaded.values[field]);
  return (
    <form
      ref={form}
      method="post"
      onSubmit={onSubmit}
      onInput={(event) => setDraft(readSettings(new FormData(event.currentTarget)))}
      noValidate
      className="flex flex-col gap-6"
    >
      <input type="hidden" name="version" value={loaded.version} />
      <SettingsFields key={filling} values={draft} draft={draft} errors={errors} />
      <FormError message={message} />
      {theirs && (
        <EditConflict
          fields={SETTINGS_FIELDS.map((field) => ({
            label: SETTINGS_LABELS[field],
            mine: shown(field, draft[field]),
            theirs: shown(field, theirs.values[field]),
          }))}
          onKeepMine={keepMine}
          onTakeTheirs={() => start(theirs)}
        />
      )}
      <div className="sticky bottom-0 z-10 -mx-2 flex flex-wrap items-center gap-4 border-t border-border bg-background px-2 py-4">
        <SubmitButton pending={pending} pendingText="Guardando...">
          Guardar cambios
        </SubmitButton>
        <p role="status" className="text-sm text-muted-foreground">
          {isChanged && "Tienes cambios sin guardar."}
        </p>
      </div>
    </form>
  );
}

function shown(field: SettingsField, value: string): string {
  if (field !== "missionsEnabled") return value;
  return value === "on" ? "Sí" : "No";
}
