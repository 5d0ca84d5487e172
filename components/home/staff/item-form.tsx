"use client";

import { useRouter } from "next/navigation";
import type { ReactNode } from "react";
import { CheckField } from "@/components/forms/check-field";
import { Field } from "@/components/forms/field";
import { FormActions } from "@/components/forms/form-actions";
import { FormDialog } from "@/components/forms/form-dialog";
import { useVersionedForm } from "@/components/forms/use-versioned-form";
import { VersionedForm } from "@/components/forms/versioned-form";
import { ImageField } from "@/components/media/staff/image-field";
import { toast } from "@/components/toasts/toast";
import { toastError } from "@/components/toasts/toast-error";
import { Input, Textarea } from "@/components/ui/input";
import type { ActionResult } from "@/lib/core/result";
import type { FieldTexts, Saved } from "@/lib/core/versioned";

type Values = { isPublished: boolean };
type Edited = { id: string; version: number };
type TextName<V> = { [Name in keyof V & string]: V[Name] extends string ? Name : never }[keyof V & string];

type Parts<V> = {
  text: (name: TextName<V>, hint?: string, isLong?: boolean) => ReactNode;
  /** The pictures, mounted again when their values come from elsewhere. */
  photos: (hint?: string) => ReactNode;
};

type Props<V extends Values> = {
  /** Undefined for a new one. */
  item: (V & Edited) | undefined;
  empty: V;
  fields: Record<keyof V & string, { label: string; max?: number; isPicture?: true }>;
  toFieldTexts: (values: V) => FieldTexts<keyof V & string>;
  create: (form: FormData) => Promise<ActionResult<{ id: string }>>;
  save: (form: FormData) => Promise<ActionResult<Saved<V & Edited>>>;
  words: { heading: string; done: string; submit: string; publishHint: string };
  size?: "lg";
  onClose: () => void;
  children: (parts: Parts<V>) => ReactNode;
};

/** Dialog of something that staff put on the home page. */
export function ItemForm<V extends Values>({
  item,
  empty,
  fields,
  toFieldTexts,
  create,
  save,
  words,
  size,
  onClose,
  children,
}: Props<V>) {
  const router = useRouter();
  const names = Object.keys(fields) as (keyof V & string)[];
  const pictures = names.filter((name) => fields[name].isPicture) as TextName<V>[];
  const form = useVersionedForm({
    row: item,
    toDraft: (row): V =>
      row ? (Object.fromEntries(names.map((name) => [name, row[name]])) as unknown as V) : empty,
    toFieldTexts,
    // An image field may contain an external URL that is copied on save.
    read: (typed, draft) => ({
      ...draft,
      ...Object.fromEntries(pictures.map((name) => [name, String(typed.get(name))])),
    }),
    save: ({ base, form: typed }) => (base ? save(typed) : create(typed)),
    onSaved: () => {
      toast({ title: words.done });
      router.refresh();
      onClose();
    },
    onFailure: ({ message }) => toastError(message),
  });
  const { base, draft, errors } = form;
  const set = (name: string, value: string | boolean) => form.change({ [name]: value } as Partial<V>);

  const text = (name: TextName<V>, hint?: string, isLong = false) => {
    const shared = {
      name,
      value: String(draft[name]),
      maxLength: fields[name].max,
      required: true,
      onChange: ({ target }: { target: { value: string } }) => set(name, target.value),
    };
    return (
      <Field id={`item-${name}`} label={fields[name].label} error={errors[name]} hint={hint}>
        {isLong ? <Textarea {...shared} /> : <Input {...shared} />}
      </Field>
    );
  };
  const photos = (hint?: string) => (
    <div key={form.round} className={pictures.length > 1 ? "grid gap-4 sm:grid-cols-2" : undefined}>
      {pictures.map((name) => (
        <ImageField
          key={name}
          name={name}
          label={fields[name].label}
          folder="portada"
          defaultValue={String(draft[name])}
          hint={hint}
          error={errors[name]}
          onChange={(src) => set(name, src)}
        />
      ))}
    </div>
  );

  return (
    <FormDialog open onClose={onClose} title={words.heading} size={size}>
      <VersionedForm editor={form}>
        {base && (
          <>
            <input type="hidden" name="id" value={base.id} />
            <input type="hidden" name="version" value={base.version} />
          </>
        )}
        {children({ text, photos })}
        <CheckField
          id="item-isPublished"
          name="isPublished"
          checked={draft.isPublished}
          hint={words.publishHint}
          onChange={(event) => set("isPublished", event.target.checked)}
        >
          Mostrar en la portada
        </CheckField>
        <FormActions
          onCancel={onClose}
          pending={form.pending}
          pendingText={item ? "Guardando..." : "Agregando..."}
          disabled={form.conflict !== undefined}
        >
          {words.submit}
        </FormActions>
      </VersionedForm>
    </FormDialog>
  );
}
