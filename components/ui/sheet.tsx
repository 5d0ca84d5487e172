"use client";

import { type ComponentProps, useId } from "react";
import { CloseButton, Modal } from "./modal";

type Props = Pick<ComponentProps<typeof Modal>, "open" | "onClose" | "children"> & { title: string };

/** A modal at the side of the screen; a backdrop click closes it. */
export function Sheet({ title, children, ...modal }: Props) {
  const titleId = useId();
  return (
    <Modal {...modal} closesOutside aria-labelledby={titleId} className="sheet">
      <div className="flex h-full flex-col gap-4 p-5">
        <div className="flex items-center justify-between gap-4">
          <h2 id={titleId} className="text-xl">
            {title}
          </h2>
          <CloseButton />
        </div>
        {children}
      </div>
    </Modal>
  );
}
