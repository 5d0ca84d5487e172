import { type ChangeEvent, type DragEvent, useState } from "react";
import { Icon } from "@/components/ui/icon";
import { cn } from "@/lib/core/cn";

type Props = {
  id: string;
  label: string;
  multiple?: boolean;
  describedBy?: string;
  onFiles: (files: File[]) => void;
};

export const IMAGE_TYPES = "image/jpeg,image/png,image/webp,image/avif";

/** Where pictures are dropped, or chosen with a click or the keyboard. */
export function ImageDrop({ id, label, multiple = false, describedBy, onFiles }: Props) {
  const [isOver, setOver] = useState(false);

  function choose(event: ChangeEvent<HTMLInputElement>) {
    onFiles([...(event.target.files ?? [])]);
    // The same file can be chosen again after it failed.
    event.target.value = "";
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const files = [...event.dataTransfer.files];
    if (files.length > 0) onFiles(multiple ? files : files.slice(0, 1));
  }

  return (
    <label
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={cn(
        "flex min-h-20 flex-1 cursor-pointer flex-col items-center justify-center gap-1 rounded-md border-2 border-dashed border-input px-4 py-3 text-center hover:bg-muted has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary",
        isOver && "border-primary bg-muted",
      )}
    >
      <input
        id={id}
        type="file"
        accept={IMAGE_TYPES}
        multiple={multiple}
        aria-describedby={describedBy}
        onChange={choose}
        className="sr-only"
      />
      <span className="flex items-center gap-2 font-semibold">
        <Icon name="lucide--image-plus" className="size-5 text-primary" />
        {label}
      </span>
      <span className="text-sm text-muted-foreground">JPG, PNG, WebP o AVIF, hasta 10 MB</span>
    </label>
  );
}
