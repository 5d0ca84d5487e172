import { type ReactNode, useId } from "react";
import { Icon } from "@/components/ui/icon";
import { cn } from "@/lib/core/cn";
import { UploadThumb } from "./upload-thumb";
import { useFileDrop } from "./use-file-drop";
import type { Upload, UploadQueue } from "./use-upload-queue";

type Props = {
  queue: UploadQueue;
  label: string;
  hint: string;
  /** Renders the drop frame; without it the whole field is the drop zone. */
  showsDropZone?: boolean;
  /** Shown until a photo is chosen. */
  guide?: ReactNode;
};

const ADD =
  "flex min-h-12 flex-1 cursor-pointer items-center justify-center gap-2 rounded-md border border-input px-2 text-sm font-semibold whitespace-nowrap sm:text-base hover:bg-muted has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary";

/** Photos from camera, gallery or drop, with removable previews. */
export function PhotoPicker({ queue, label, hint, showsDropZone = false, guide }: Props) {
  const id = useId();
  const { isOver, zone, choose } = useFileDrop(queue.add);
  return (
    <fieldset
      {...zone}
      className={cn(
        "flex min-w-0 flex-col gap-3",
        showsDropZone && "rounded-md border-2 border-dashed border-input p-3",
        showsDropZone && isOver && "border-primary bg-muted",
      )}
    >
      <legend className="mb-2 text-sm font-semibold">
        {label} <span className="font-normal text-muted-foreground">{hint}</span>
        {/* No hint about dropping on touch devices and narrow screens. */}
        {showsDropZone && (
          <span className="font-normal text-muted-foreground max-sm:hidden pointer-coarse:hidden">
            {" "}
            También puedes arrastrarlas aquí.
          </span>
        )}
      </legend>
      {queue.uploads.length === 0 && guide}
      {queue.uploads.length > 0 && (
        <ul aria-label="Fotos elegidas" className="grid grid-cols-3 gap-3 sm:grid-cols-5">
          {queue.uploads.map((upload) => (
            <Preview key={upload.id} upload={upload} onRemove={() => queue.takeOut(upload.id)} />
          ))}
        </ul>
      )}
      {queue.uploads.length < queue.max && (
        <div className="flex flex-wrap gap-3">
          <label className={`${ADD} sm:pointer-fine:hidden`}>
            <input
              id={`${id}-camera`}
              type="file"
              accept="image/*"
              capture="environment"
              onChange={choose}
              className="sr-only"
            />
            <Icon name="lucide--camera" className="size-5" />
            Tomar foto
          </label>
          <label className={ADD}>
            <input
              id={`${id}-gallery`}
              type="file"
              accept="image/*"
              multiple
              onChange={choose}
              className="sr-only"
            />
            <Icon name="lucide--image-plus" className="size-5" />
            Elegir fotos
          </label>
        </div>
      )}
      <div aria-live="polite" className="empty:absolute">
        {queue.problem && <p className="text-sm font-semibold text-destructive">{queue.problem}</p>}
      </div>
    </fieldset>
  );
}

function Preview({ upload, onRemove }: { upload: Upload; onRemove: () => void }) {
  return (
    <li className="relative">
      <UploadThumb upload={upload} alt={`Foto elegida: ${upload.name}`} className="aspect-square w-full" />
      <button
        type="button"
        aria-label={`Quitar la foto ${upload.name}`}
        onClick={onRemove}
        className="absolute -top-2 -right-2 grid size-11 place-items-center"
      >
        <span className="grid size-8 place-items-center rounded-full border border-input bg-card hover:bg-muted">
          <Icon name="lucide--x" className="size-4" />
        </span>
      </button>
    </li>
  );
}
