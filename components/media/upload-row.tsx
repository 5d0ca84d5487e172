import { ProgressBar } from "@/components/forms/progress-bar";
import { Icon } from "@/components/ui/icon";
import type { QueuedImage } from "./use-image-queue";

type Props = { item: QueuedImage; onRetry: () => void };

/** How one of several files is getting on. */
export function UploadRow({ item: { name, state, progress, message }, onRetry }: Props) {
  return (
    <li className="flex items-center gap-3 rounded-md border border-border px-3 py-2">
      <div className="min-w-0 flex-1">
        <p className="truncate text-sm">{name}</p>
        {state === "failed" ? (
          <p role="alert" className="text-sm font-semibold text-destructive">
            {message}
          </p>
        ) : (
          <ProgressBar label={`Envío de ${name}`} percent={progress} />
        )}
      </div>
      {state === "failed" ? (
        <button type="button" aria-label={`Volver a enviar ${name}`} onClick={onRetry} className="icon-btn">
          <Icon name="lucide--rotate-cw" className="size-5" />
        </button>
      ) : (
        state === "sent" && <Icon name="lucide--circle-check-big" className="mr-2 size-5 text-success" />
      )}
    </li>
  );
}
