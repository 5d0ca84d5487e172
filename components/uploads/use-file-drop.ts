import { type ChangeEvent, type DragEvent, useState } from "react";

/** What takes files: `zone` goes to the element they are dropped on, `choose` to its file input. */
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
      // The same file can be chosen again after it failed, was removed or was corrected.
      target.value = "";
    },
  };
}
