"use client";

import { useEffect, useId, useRef, useState } from "react";
import { ProgressBar } from "@/components/forms/progress-bar";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { ChooseOrDrop, FileDrop, PICTURES } from "@/components/uploads/file-drop";
import type { MediaFolder } from "@/lib/media/types";
import { AddressInput } from "./address-input";
import { useImage } from "./use-image";

type Props = {
  name: string;
  label: string;
  defaultValue?: string;
  folder: MediaFolder;
  hint?: string;
  /** Validation error of the image. */
  error?: string;
  onChange?: (src: string) => void;
};

const STILL_SENDING = "La imagen todavía se está enviando. Espera un momento y guarda de nuevo.";

/** Blocks submitting while the upload is running, and says why. */
function useHeldSubmit(isBusy: boolean) {
  const input = useRef<HTMLInputElement>(null);
  const [wasHeld, setHeld] = useState(false);

  useEffect(() => {
    const form = isBusy && input.current?.form;
    if (!form) return;
    function hold(event: Event) {
      event.preventDefault();
      event.stopPropagation();
      setHeld(true);
    }
    form.addEventListener("submit", hold);
    return () => {
      form.removeEventListener("submit", hold);
      setHeld(false);
    };
  }, [isBusy]);

  return { input, waits: isBusy && wasHeld };
}

/** Image field of a form: drop, file or URL. The form value is the stored path. */
export function ImageField({ name, label, defaultValue = "", folder, hint, error, onChange }: Props) {
  const id = useId();
  const image = useImage({ initial: defaultValue, folder, onChange });
  const [pending, setPending] = useState("");
  const isBusy = image.progress !== undefined;
  const { input, waits } = useHeldSubmit(isBusy);
  const problem = waits ? STILL_SENDING : (image.error ?? (image.src ? undefined : error));
  const described = [hint && `${id}-hint`, problem && `${id}-error`].filter(Boolean).join(" ") || undefined;
  return (
    <fieldset className="flex min-w-0 flex-col gap-3" aria-describedby={described}>
      <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
      {/* A typed but uncopied URL is submitted too: the server copies it. */}
      <input ref={input} type="hidden" name={name} value={pending || image.src} />
      <div className="flex flex-wrap gap-3 sm:flex-nowrap max-sm:*:w-full">
        {image.src && (
          <div className="flex shrink-0 flex-col gap-1">
            <img
              src={image.src}
              alt={`Vista previa: ${label}`}
              className="h-28 w-40 rounded-md border border-border bg-muted object-contain"
            />
            <Button variant="ghost" size="sm" onClick={image.clear} aria-label={`Quitar: ${label}`}>
              <Icon name="lucide--trash-2" />
              Quitar
            </Button>
          </div>
        )}
        <div className="flex min-w-0 flex-1 flex-col gap-3">
          <FileDrop
            {...PICTURES}
            id={`${id}-file`}
            label={image.src ? "Cambiar imagen" : <ChooseOrDrop what="una imagen" />}
            describedBy={described}
            onFiles={([file]) => file && void image.upload(file)}
          />
          <AddressInput
            id={`${id}-address`}
            label="O pega la dirección de una imagen (URL)"
            describedBy={described}
            isInvalid={problem !== undefined}
            disabled={isBusy}
            onUse={image.copy}
            onPending={setPending}
          />
        </div>
      </div>
      {isBusy && (
        <ProgressBar
          label={`Enviando: ${label}`}
          {...(image.progress !== undefined && image.progress >= 0 && { percent: image.progress })}
        />
      )}
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-muted-foreground">
          {hint}
        </p>
      )}
      <div aria-live="polite" className="empty:absolute">
        {problem && (
          <p id={`${id}-error`} className="text-sm font-semibold text-destructive">
            {problem}
          </p>
        )}
      </div>
    </fieldset>
  );
}
