"use client";

import { useOptimistic } from "react";
import { useQuickAction } from "@/components/forms/use-quick-action";
import { toggleSlideAction } from "@/lib/content/staff/actions";
import type { StaffSlide } from "@/lib/content/staff/slide-row";
import { cn } from "@/lib/core/cn";

/** Toggles a slide optimistically; reverts on failure. */
export function ToggleSlide({ slide }: { slide: StaffSlide }) {
  const { pending, run } = useQuickAction();
  const [isActive, setActive] = useOptimistic(slide.isActive);

  const toggle = () =>
    run(
      () => {
        setActive(!isActive);
        return toggleSlideAction({ id: slide.id, isActive: !isActive });
      },
      (now) => ({
        title: now.isActive ? "Slide activado" : "Slide desactivado",
        description: slide.title,
        undo: () => toggleSlideAction({ id: slide.id, isActive }),
      }),
    );

  return (
    <button
      type="button"
      role="switch"
      aria-checked={isActive}
      aria-label={`Slide activo: ${slide.title}`}
      aria-busy={pending}
      onClick={toggle}
      className="inline-flex min-h-11 items-center gap-2 rounded-md px-1 text-sm font-semibold"
    >
      <span
        aria-hidden
        className={cn(
          "flex h-7 w-12 items-center rounded-full border border-input p-0.5 transition-colors",
          isActive ? "bg-primary-solid" : "bg-muted",
        )}
      >
        <span
          className={cn(
            "size-5 rounded-full transition-transform",
            isActive ? "translate-x-5 bg-primary-solid-foreground" : "bg-muted-foreground",
          )}
        />
      </span>
      {isActive ? "Activo" : "Inactivo"}
    </button>
  );
}
