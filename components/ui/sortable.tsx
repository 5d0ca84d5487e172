"use client";

import { Accessibility, defaultPreset, Feedback } from "@dnd-kit/dom";
import { DragDropProvider, type DragEndEvent, type DragStartEvent, PointerSensor } from "@dnd-kit/react";
import type { ComponentProps } from "react";
import { Icon } from "@/components/ui/icon";
import { cn } from "@/lib/core/cn";

type Source = { data?: { name?: unknown } } | null | undefined;

const nameOf = (source: Source) => (typeof source?.data?.name === "string" ? source.data.name : "Elemento");

const SPOKEN = Accessibility.configure({
  announcements: {
    dragstart: ({ operation }: DragStartEvent) =>
      `Tomaste ${nameOf(operation.source)}. Muévelo con las flechas.`,
    dragend: ({ operation, canceled }: DragEndEvent) =>
      canceled
        ? `Cancelado: ${nameOf(operation.source)} volvió a su lugar.`
        : `Soltaste ${nameOf(operation.source)}.`,
  },
  screenReaderInstructions: {
    draggable:
      "Presiona espacio o Enter para tomarlo, muévelo con las flechas y presiona espacio o Enter otra vez para soltarlo. Escape cancela.",
  },
});

type Provider = ComponentProps<typeof DragDropProvider>;

/** After the animation of a drop the handle gets the focus back, and whoever types elsewhere by then would lose letters. */
const SETTLES_AT_ONCE = Feedback.configure({ dropAnimation: { duration: 0 } });

const REPLACED: unknown[] = [Accessibility, Feedback];
const SILENT = [...defaultPreset.plugins.filter((plugin) => !REPLACED.includes(plugin)), SETTLES_AT_ONCE];
const PLUGINS = [...SILENT, SPOKEN];

/** A link that covers its card is taken hold of like the card; what does something else says `data-no-drag`. */
const POINTER = [
  PointerSensor.configure({
    preventActivation: ({ target }) => target instanceof Element && target.closest("[data-no-drag]") !== null,
  }),
];

/** Where things are dragged by pointer and finger alone; buttons beside do the same by keyboard and say it themselves. */
export function PointerDragArea(props: Omit<Provider, "plugins" | "sensors">) {
  return <DragDropProvider {...props} sensors={POINTER} plugins={SILENT} />;
}

/** Where things are put in order by drag and by keyboard. Each sortable gives its name as `data: { name }`. */
export function SortableArea(props: Omit<Provider, "plugins">) {
  return <DragDropProvider {...props} plugins={PLUGINS} />;
}

type HandleProps = { ref: (element: Element | null) => void; name: string; className?: string };

/** What is taken hold of to move something. */
export function DragHandle({ ref, name, className }: HandleProps) {
  return (
    <button
      ref={ref}
      type="button"
      aria-label={`Arrastrar: ${name}`}
      aria-roledescription="arrastrable"
      className={cn(
        "icon-btn shrink-0 cursor-grab touch-none text-muted-foreground hover:text-foreground",
        className,
      )}
    >
      <Icon name="lucide--grip-vertical" className="size-5" />
    </button>
  );
}
