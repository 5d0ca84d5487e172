import type { ToastInput } from "./toast";

type Props = ToastInput & { onClose: () => void };

/** Fallback toast when the toaster's chunk fails to load. */
export function PlainToast({ title, description, link, undo, onClose }: Props) {
  return (
    <div
      role="alert"
      className="fixed right-4 bottom-24 left-4 z-50 flex flex-col gap-1 rounded-md border bg-card px-4 pt-4 pb-1 sm:left-auto sm:max-w-md"
    >
      <p>
        <strong>{title}</strong>
        {description && <span className="block text-sm text-muted-foreground">{description}</span>}
      </p>
      <div className="flex flex-wrap gap-x-6">
        {link && (
          <a
            href={link.href}
            {...(link.newTab && { target: "_blank", rel: "noopener" })}
            className="inline-flex min-h-11 items-center font-semibold text-primary underline"
          >
            {link.label}
          </a>
        )}
        {undo && (
          <button
            type="button"
            onClick={() => {
              undo();
              onClose();
            }}
            className="min-h-11 font-semibold text-primary underline"
          >
            Deshacer
          </button>
        )}
        <button type="button" onClick={onClose} className="min-h-11 font-semibold underline">
          Cerrar aviso
        </button>
      </div>
    </div>
  );
}
