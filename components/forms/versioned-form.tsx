import type { ComponentProps } from "react";
import { EditConflict } from "./edit-conflict";
import { FormError } from "./form-error";
import type { useVersionedForm } from "./use-versioned-form";

type Editor = Pick<
  ReturnType<typeof useVersionedForm<object, object>>,
  "form" | "onSubmit" | "conflict" | "onRestore" | "message"
>;

/** An editor's form, with conflict and error at its top. */
export function VersionedForm({ editor, children, ...props }: ComponentProps<"form"> & { editor: Editor }) {
  return (
    <form ref={editor.form} onSubmit={editor.onSubmit} noValidate className="flex flex-col gap-5" {...props}>
      <EditConflict editor={editor} />
      <FormError message={editor.message} />
      {children}
    </form>
  );
}
