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

/** After the drop animation the handle gets the focus back, unless the user is typing elsewhere. */
const SETTLES_AT_ONCE = Feedback.configure({ dropAnimation: { duration: 0 } });

const REPLACED: unknown[] = [Accessibility, Feedback];
const SILENT = [...defaultPreset.plugins.filter((plugin) => !REPLACED.includes(plugin)), SETTLES_AT_ONCE];
const PLUGINS = [...SILENT, SPOKEN];

/** A link that covers its card can be dragged like the card; other controls have `data-no-drag`. */
const POINTER = [
  PointerSensor.configure({
    preventActivation: ({ target }) => target instanceof Element && target.closest("[data-no-drag]") !== null,
  }),
];

/** Drag by pointer and touch only; buttons cover keyboard and announcements. */
export function PointerDragArea(props: Omit<Provider, "plugins" | "sensors">) {
  return <DragDropProvider {...props} sensors={POINTER} plugins={SILENT} />;
}

/** Sortable by drag and keyboard. Each sortable has its name in `data: { name }`. */
export function SortableArea(props: Omit<Provider, "plugins">) {
  return <DragDropProvider {...props} plugins={PLUGINS} />;
}

type HandleProps = { ref: (element: Element | null) => void; name: string; className?: string };

/** Drag handle. */
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
