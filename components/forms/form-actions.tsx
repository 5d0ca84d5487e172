import type { ComponentProps, ReactNode } from "react";
import { CancelButton } from "./cancel-button";
import { SubmitButton } from "./submit-button";

type Props = ComponentProps<typeof SubmitButton> & {
  onCancel: () => void;
  /** Another way of saving. */
  also?: ReactNode;
};

/** Buttons of a dialog form: sticky, except on narrow screens. */
export function FormActions({ onCancel, also, ...submit }: Props) {
  return (
    <div className="flex flex-wrap justify-end gap-3 border-border sm:sticky sm:bottom-0 sm:z-10 sm:-mx-6 sm:-mb-6 sm:border-t sm:bg-card sm:px-6 sm:py-4">
      <CancelButton onCancel={onCancel} disabled={submit.pending} />
      {also}
      <SubmitButton {...submit} />
    </div>
  );
}
