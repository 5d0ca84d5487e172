import { type DragEvent, useId, useState } from "react";
import { Icon } from "@/components/ui/icon";
import { cn } from "@/lib/core/cn";

type Props = { disabled: boolean; onFile: (file: File) => void };

/** Where the spreadsheet is dropped, or chosen with a click or the keyboard. */
export function FileDrop({ disabled, onFile }: Props) {
  const id = useId();
  const [isOver, setOver] = useState(false);

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file && !disabled) onFile(file);
  }

  return (
    <label
      htmlFor={id}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={cn(
        "panel flex min-h-40 cursor-pointer flex-col items-center justify-center gap-2 border-2 border-dashed p-6 text-center hover:bg-muted has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary",
        isOver && "border-primary bg-muted",
        disabled && "cursor-progress opacity-60",
      )}
    >
      <input
        id={id}
        type="file"
        accept=".csv,.txt,text/csv"
        disabled={disabled}
        className="sr-only"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // The same file can be chosen again after it was corrected.
          event.target.value = "";
          if (file) onFile(file);
        }}
      />
      <Icon name="lucide--file-spreadsheet" className="size-9 text-primary" />
      <span className="text-lg font-semibold">Arrastra o elige el archivo CSV</span>
      <span className="text-sm text-muted-foreground">
        Hasta 50.000 filas. Nada se guarda hasta que lo revises.
      </span>
    </label>
  );
}
