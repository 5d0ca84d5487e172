import type { ComponentProps } from "react";
import { EditConflict } from "./edit-conflict";
import { FormError } from "./form-error";
import type { useVersionedForm } from "./use-versioned-form";

type Editor = Pick<
  ReturnType<typeof useVersionedForm<object, object>>,
  "form" | "onSubmit" | "conflict" | "message"
>;

/** An editor's form, with conflict and error at its top. */
export function VersionedForm({
  editor: { form, onSubmit, conflict, message },
  children,
  ...props
}: ComponentProps<"form"> & { editor: Editor }) {
  return (
    <form ref={form} onSubmit={onSubmit} noValidate className="flex flex-col gap-5" {...props}>
      <EditConflict conflict={conflict} />
      <FormError message={message} />
      {children}
    </form>
  );
}
