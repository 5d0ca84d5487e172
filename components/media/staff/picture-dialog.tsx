"use client";

import { type KeyboardEvent, useState } from "react";
import { createPortal } from "react-dom";
import { Field } from "@/components/forms/field";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Input } from "@/components/ui/input";
import type { MediaFolder } from "@/lib/media/types";
import { ImageField } from "./image-field";

type Props = { folder: MediaFolder; onInsert: (src: string, alt: string) => void; onClose: () => void };

const NO_PICTURE = "Elige la imagen primero.";
const ALT_MISSING = "Describe la imagen: lo lee quien no la ve.";

/**
 * A picture in a text, with its description. Outside of the text's form, which must not be submitted or react to its
 * fields.
 */
export function PictureDialog({ folder, onInsert, onClose }: Props) {
  const [src, setSrc] = useState("");
  const [alt, setAlt] = useState("");
  const [isRefused, setRefused] = useState(false);

  function insert() {
    if (src && alt.trim()) onInsert(src, alt);
    else setRefused(true);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Enter") return;
    event.preventDefault();
    insert();
  }

  return createPortal(
    // React events bubble to the text's form, although the dialog is elsewhere in the DOM.
    // biome-ignore lint/a11y/noStaticElementInteractions: it only stops the propagation of events
    <div onInput={(event) => event.stopPropagation()} onKeyDown={(event) => event.stopPropagation()}>
      <Dialog open onClose={onClose} title="Insertar una imagen" size="sm">
        <ImageField
          name="picture"
          label="Imagen"
          folder={folder}
          error={isRefused ? NO_PICTURE : undefined}
          onChange={setSrc}
        />
        <Field
          id="picture-alt"
          label="Qué se ve en la imagen"
          error={isRefused && !alt.trim() ? ALT_MISSING : undefined}
        >
          <Input
            value={alt}
            maxLength={200}
            autoComplete="off"
            onChange={(event) => setAlt(event.target.value)}
            onKeyDown={onKeyDown}
          />
        </Field>
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="ghost" onClick={onClose}>
            Cancelar
          </Button>
          <Button onClick={insert}>Insertar</Button>
        </div>
      </Dialog>
    </div>,
    document.body,
  );
}
