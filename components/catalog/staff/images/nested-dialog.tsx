import type { ComponentProps, FormEvent, ReactNode } from "react";
import { createPortal } from "react-dom";
import { Dialog } from "@/components/ui/dialog";

type Props = Omit<ComponentProps<typeof Dialog>, "children"> & { onSubmit: () => void; children: ReactNode };

/** A dialog with its own form that can be nested in another form's dialog. */
export function NestedDialog({ onSubmit, children, ...dialog }: Props) {
  if (typeof document === "undefined") return null;
  function submit(event: FormEvent) {
    event.preventDefault();
    // React events bubble through portals: the outer form would be submitted too.
    event.stopPropagation();
    onSubmit();
  }
  return createPortal(
    <Dialog {...dialog}>
      <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
        {children}
      </form>
    </Dialog>,
    document.body,
  );
}
