"use client";

import { type ComponentProps, useId } from "react";
import { cn } from "@/lib/core/cn";
import { CloseButton, Modal } from "./modal";

type Props = Pick<ComponentProps<typeof Modal>, "open" | "onClose" | "mayClose" | "children"> & {
  title: string;
  size?: keyof typeof SIZES;
};

const SIZES = {
  sm: "w-[min(28rem,calc(100vw-2rem))]",
  md: "w-[min(36rem,calc(100vw-2rem))]",
  lg: "w-[min(52rem,calc(100vw-2rem))]",
  xl: "w-[min(72rem,calc(100vw-2rem))]",
};

/** A centred modal with title and close button. */
export function Dialog({ title, size = "md", children, ...modal }: Props) {
  const titleId = useId();
  return (
    <Modal
      {...modal}
      aria-labelledby={titleId}
      className={cn("panel m-auto text-foreground max-h-[calc(100dvh-2rem)] scroll-pb-24", SIZES[size])}
    >
      <div className="flex flex-col gap-5 p-5 sm:p-6">
        <div className="flex items-start justify-between gap-4">
          <h2 id={titleId} className="text-xl">
            {title}
          </h2>
          <CloseButton className="-mt-2 -mr-2 icon-btn" />
        </div>
        {children}
      </div>
    </Modal>
  );
}
