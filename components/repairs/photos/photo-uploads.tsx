import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { cn } from "@/lib/core/cn";
import type { PhotoQueue, QueuedPhoto } from "./photo-queue";
import { PhotoThumb } from "./photo-thumb";

type Props = { queue: PhotoQueue; onSend: () => void };

/** How each photo is getting on; what failed can be sent again without asking for anything twice. */
export function PhotoUploads({ queue, onSend }: Props) {
  const { photos, isSending } = queue;
  if (photos.length === 0) return null;
  const sent = photos.filter(({ state }) => state === "sent").length;
  const hasFailed = photos.some(({ state }) => state === "failed");
  return (
    <div className="flex flex-col gap-3">
      <p role="status" className="font-semibold">
        Fotos enviadas: {sent} de {photos.length}
      </p>
      <ul className="flex flex-col gap-2">
        {photos.map((photo) => (
          <UploadRow key={photo.id} photo={photo} onRemove={() => queue.remove(photo.id)} />
        ))}
      </ul>
      {hasFailed && !isSending && (
        <Button variant="outline" onClick={onSend} className="self-start">
          <Icon name="lucide--rotate-cw" />
          Volver a enviar
        </Button>
      )}
    </div>
  );
}

const TRACK =
  "h-2 w-full appearance-none overflow-hidden rounded-full bg-card [&::-moz-progress-bar]:bg-primary-solid [&::-webkit-progress-bar]:bg-card [&::-webkit-progress-value]:bg-primary-solid";

function UploadRow({ photo, onRemove }: { photo: QueuedPhoto; onRemove: () => void }) {
  const { name, state, progress, message } = photo;
  return (
    <li className="flex items-center gap-3 rounded-md bg-muted p-2">
      <PhotoThumb photo={photo} alt="" className="size-12" />
      <div className="min-w-0 flex-1">
        <p className="truncate text-sm">{name}</p>
        {state === "failed" ? (
          <p role="alert" className="text-sm font-semibold text-destructive">
            {message}
          </p>
        ) : (
          <progress value={progress} max={100} aria-label={`Envío de ${name}`} className={TRACK} />
        )}
      </div>
      {state === "failed" ? (
        <button type="button" aria-label={`Quitar la foto ${name}`} onClick={onRemove} className="icon-btn">
          <Icon name="lucide--x" className="size-5" />
        </button>
      ) : (
        <Icon
          name="lucide--circle-check-big"
          className={cn("mr-2 size-5 text-success", state !== "sent" && "invisible")}
        />
      )}
    </li>
  );
}
