"use client";

import dynamic from "next/dynamic";
import { type ComponentProps, type KeyboardEvent, useRef, useState } from "react";
import { Icon, type IconName } from "@/components/ui/icon";
import { Textarea } from "@/components/ui/input";
import { cn } from "@/lib/core/cn";
import { type MarkdownMark, markEdit, pictureEdit, type TextEdit } from "@/lib/core/markdown-edit";
import type { MediaFolder } from "@/lib/media/types";

const PictureDialog = dynamic(() => import("./picture-dialog").then(({ PictureDialog }) => PictureDialog), {
  ssr: false,
});

const TOOLS: { mark: MarkdownMark; label: string; icon: IconName; key?: string }[] = [
  { mark: "bold", label: "Negrilla", icon: "lucide--bold", key: "b" },
  { mark: "italic", label: "Cursiva", icon: "lucide--italic", key: "i" },
  { mark: "heading", label: "Subtítulo", icon: "lucide--heading" },
  { mark: "list", label: "Lista", icon: "lucide--list" },
  { mark: "quote", label: "Cita", icon: "lucide--quote" },
  { mark: "link", label: "Enlace", icon: "lucide--link", key: "k" },
];

const TOOL = "icon-btn lg:size-9";

type Props = Omit<ComponentProps<"textarea">, "ref"> & { folder: MediaFolder };

/**
 * A text in Markdown with a toolbar. The textarea holds the text: every change is inserted as typed text, so that it
 * can be undone.
 */
export function MarkdownArea({ folder, className, onKeyDown, ...props }: Props) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [isPicking, setPicking] = useState(false);

  const selection = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement) => ({
    text: value,
    start: selectionStart,
    end: selectionEnd,
  });
  const apply = (mark: MarkdownMark) =>
    area.current && write(area.current, markEdit(mark, selection(area.current)));

  function onKey(event: KeyboardEvent<HTMLTextAreaElement>) {
    onKeyDown?.(event);
    const tool = TOOLS.find(({ key }) => key === event.key.toLowerCase());
    if (!tool || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    event.preventDefault();
    apply(tool.mark);
  }

  return (
    <div className="flex flex-col">
      <div
        role="toolbar"
        aria-label="Formato del texto"
        className="flex flex-wrap rounded-t-md border border-b-0 border-input bg-muted p-1"
      >
        {TOOLS.map(({ mark, label, icon, key }) => (
          <button
            key={mark}
            type="button"
            aria-label={label}
            title={key ? `${label} (Ctrl + ${key.toUpperCase()})` : label}
            onClick={() => apply(mark)}
            className={TOOL}
          >
            <Icon name={icon} className="size-4" />
          </button>
        ))}
        <button
          type="button"
          aria-haspopup="dialog"
          aria-label="Imagen"
          title="Imagen"
          onClick={() => setPicking(true)}
          className={TOOL}
        >
          <Icon name="lucide--image" className="size-4" />
        </button>
      </div>
      <Textarea {...props} ref={area} onKeyDown={onKey} className={cn("rounded-t-none", className)} />
      {isPicking && (
        <PictureDialog
          folder={folder}
          onClose={() => setPicking(false)}
          onInsert={(src, alt) => {
            setPicking(false);
            if (area.current) write(area.current, pictureEdit(selection(area.current), src, alt));
          }}
        />
      )}
    </div>
  );
}

/** Inserts an edit into a textarea as if typed: the browser can undo it, and React receives the change. */
function write(area: HTMLTextAreaElement, { from, to, insert, selectFrom, selectTo }: TextEdit) {
  area.focus();
  area.setSelectionRange(from, to);
  // Deprecated, but the only way whose changes the browser can undo.
  const isTyped =
    insert === "" ? document.execCommand("delete") : document.execCommand("insertText", false, insert);
  if (!isTyped) {
    area.setRangeText(insert, from, to, "end");
    area.dispatchEvent(new InputEvent("input", { bubbles: true }));
  }
  area.setSelectionRange(selectFrom, selectTo);
}
