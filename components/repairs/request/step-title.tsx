import type { ReactNode } from "react";

/** Title of a step. Focused when the step opens, so that it is announced. */
export function StepTitle({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="flex flex-col gap-1">
      <h2 id="request-step" tabIndex={-1} className="text-2xl outline-none">
        {title}
      </h2>
      {children && <p className="text-muted-foreground">{children}</p>}
    </div>
  );
}
