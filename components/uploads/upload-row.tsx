import { ProgressBar } from "@/components/forms/progress-bar";
import { Icon, type IconName } from "@/components/ui/icon";
import { UploadThumb } from "./upload-thumb";
import type { Upload } from "./use-upload-queue";

type Props = {
  upload: Upload;
  onRetry?: () => void;
  onRemove?: () => void;
  /** Icon instead of a preview, for files that are no pictures. */
  icon?: IconName;
};

/** Upload progress of one file. */
export function UploadRow({ upload, onRetry, onRemove, icon }: Props) {
  const { name, state, progress, message } = upload;
  return (
    <li className="flex items-center gap-3 rounded-md border border-border p-2">
      {icon ? (
        <Icon name={icon} className="m-1.5 size-5 shrink-0 text-muted-foreground" />
      ) : (
        <UploadThumb upload={upload} alt="" className="size-12" />
      )}
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
        <>
          {onRetry && <Tool icon="lucide--rotate-cw" label={`Volver a enviar ${name}`} onUse={onRetry} />}
          {onRemove && (
            <Tool
              icon="lucide--x"
              label={icon ? `Quitar ${name}` : `Quitar la foto ${name}`}
              onUse={onRemove}
            />
          )}
        </>
      ) : (
        state === "sent" && <Icon name="lucide--circle-check-big" className="mr-2 size-5 text-success" />
      )}
    </li>
  );
}

function Tool({ icon, label, onUse }: { icon: IconName; label: string; onUse: () => void }) {
  return (
    <button type="button" aria-label={label} onClick={onUse} className="icon-btn">
      <Icon name={icon} className="size-5" />
    </button>
  );
}
