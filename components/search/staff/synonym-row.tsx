"use client";

import { EditConflict } from "@/components/forms/edit-conflict";
import { FormError } from "@/components/forms/form-error";
import { useQuickAction } from "@/components/forms/use-quick-action";
import { useVersionedForm } from "@/components/forms/use-versioned-form";
import { toast } from "@/components/toasts/toast";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Input } from "@/components/ui/input";
import { addSynonymAction, removeSynonymAction, saveSynonymAction } from "@/lib/search/staff/actions";
import type { Synonym } from "@/lib/search/staff/types";

/** One group in one line; the button appears with a change. */
export function SynonymRow({ synonym }: { synonym: Synonym }) {
  const editor = useVersionedForm({
    row: synonym,
    toDraft: ({ words }: Synonym) => ({ words }),
    toFieldTexts: ({ words }) => ({ words: { label: "Palabras", text: words } }),
    save: ({ base, draft: { words } }) => saveSynonymAction({ id: base.id, version: base.version, words }),
    onSaved: () => toast({ title: "Palabras guardadas" }),
  });
  const removal = useQuickAction();
  const remove = () =>
    removal.run(() => removeSynonymAction({ id: synonym.id }), {
      title: "Grupo eliminado",
      description: synonym.words,
      undo: async () => {
        const form = new FormData();
        form.set("words", synonym.words);
        return addSynonymAction(form);
      },
    });
  const { form, draft, errors, message, isDirty, pending } = editor;
  const wrong = errors.words;
  const name = `Grupo de ${synonym.words.split(",")[0]}`;
  return (
    <form ref={form} method="post" onSubmit={editor.onSubmit} noValidate className="grid gap-2">
      <div className="flex items-center gap-2">
        <Input
          name="words"
          aria-label={name}
          aria-invalid={wrong ? true : undefined}
          value={draft.words}
          onChange={(event) => editor.change({ words: event.target.value })}
          maxLength={400}
          className="min-w-0 flex-1"
        />
        {isDirty && (
          <Button type="submit" disabled={pending} aria-busy={pending}>
            {pending ? "Guardando..." : "Guardar"}
          </Button>
        )}
        <Button
          variant="ghost"
          size="icon"
          aria-label={`Eliminar: ${synonym.words}`}
          title="Eliminar"
          disabled={removal.pending}
          onClick={remove}
        >
          <Icon name="lucide--trash-2" className="text-destructive" />
        </Button>
      </div>
      <FormError message={wrong ?? message} />
      <EditConflict editor={editor} />
    </form>
  );
}
