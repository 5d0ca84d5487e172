import { type ChangeEvent, type DragEvent, useState } from "react";

/** `zone` has the props of the drop element, `choose` those of its file input. */
export function useFileDrop(onFiles: (files: File[]) => void) {
  const [isOver, setOver] = useState(false);
  const take = (files: FileList | null) => files?.length && onFiles([...files]);
  return {
    isOver,
    zone: {
      onDragOver: (event: DragEvent) => {
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: () => setOver(false),
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      },
    },
    choose: ({ target }: ChangeEvent<HTMLInputElement>) => {
      take(target.files);
      // Reset, so that the same file can be selected again.
      target.value = "";
    },
  };
}
