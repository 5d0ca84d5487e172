import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { UploadRow } from "./upload-row";
import type { UploadQueue } from "./use-upload-queue";

type Props = { queue: UploadQueue; onSend: () => void };

/** Upload progress of each photo; failed ones can be retried. */
export function UploadList({ queue: { uploads, isSending, remove }, onSend }: Props) {
  if (uploads.length === 0) return null;
  const sent = uploads.filter(({ state }) => state === "sent").length;
  const hasFailed = uploads.some(({ state }) => state === "failed");
  return (
    <div className="flex flex-col gap-3">
      <p role="status" className="font-semibold">
        Fotos enviadas: {sent} de {uploads.length}
      </p>
      <ul className="flex flex-col gap-2">
        {uploads.map((upload) => (
          <UploadRow key={upload.id} upload={upload} onRemove={() => remove(upload.id)} />
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
