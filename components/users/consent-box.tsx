import type { ReactNode } from "react";

type Props = { id: string; name: string; isChecked?: boolean; error?: string; children: ReactNode };

/** A permission and its text; the box is never ticked before the person ticks it. */
export function ConsentBox({ id, name, isChecked, error, children }: Props) {
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex items-start gap-3">
        <input
          id={id}
          name={name}
          type="checkbox"
          defaultChecked={isChecked}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && `${id}-error`}
          className="mt-1 size-6 shrink-0 accent-electric-solid"
        />
        <label htmlFor={id} className="min-h-11">
          {children}
        </label>
      </div>
      {error && (
        <p id={`${id}-error`} className="text-sm font-semibold text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
