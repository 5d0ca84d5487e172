import type { ComponentProps, FormEvent, ReactNode } from "react";
import { createPortal } from "react-dom";
import { Dialog } from "@/components/ui/dialog";

type Props = Omit<ComponentProps<typeof Dialog>, "children"> & { onSubmit: () => void; children: ReactNode };

/** A dialog with a form of its own, wherever it is used: inside another form's dialog too. */
export function TopDialog({ onSubmit, children, ...dialog }: Props) {
  if (typeof document === "undefined") return null;
  function submit(event: FormEvent) {
    event.preventDefault();
    // React's events follow the components, not the page: the form around would be sent as well.
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
