"use client";

import type { KeyboardEvent } from "react";
import { Icon, type IconName } from "@/components/ui/icon";
import { CloseButton, Modal } from "@/components/ui/modal";
import type { Photo } from "./photo-strip";

type Props = {
  photos: Photo[];
  index: number;
  onIndex: (index: number) => void;
  onClose: () => void;
};

const ROUND = "grid size-11 shrink-0 place-items-center rounded-full bg-black/70 text-white hover:bg-black";

/** Full-size photo in a dialog. Arrow keys switch photos; closing restores the focus. */
export function PhotoViewer({ photos, index, onIndex, onClose }: Props) {
  const photo = photos[index];

  function turn(step: number) {
    onIndex((index + step + photos.length) % photos.length);
  }

  function onKeyDown({ key }: KeyboardEvent) {
    if (key === "ArrowRight") turn(1);
    if (key === "ArrowLeft") turn(-1);
  }

  if (!photo) return null;
  return (
    <Modal
      open
      aria-label="Foto ampliada"
      onClose={onClose}
      onKeyDown={onKeyDown}
      className="m-auto size-full max-h-none max-w-none bg-transparent text-white backdrop:bg-black/85"
    >
      <div className="grid size-full grid-rows-[auto_1fr_auto] gap-3 p-3 sm:p-6">
        <div className="flex justify-end">
          <CloseButton className={ROUND} />
        </div>
        <div className="flex min-h-0 items-center justify-center">
          <img src={photo.src} alt={photo.alt} className="max-h-full max-w-full rounded-md object-contain" />
        </div>
        <div className="flex items-center justify-center gap-3">
          {photos.length > 1 && (
            <Turn icon="lucide--chevron-left" label="Foto anterior" onTurn={() => turn(-1)} />
          )}
          <p aria-live="polite" className="rounded-md bg-black/70 px-3 py-1 text-center text-sm">
            {photo.alt} ({index + 1} de {photos.length})
          </p>
          {photos.length > 1 && (
            <Turn icon="lucide--chevron-right" label="Foto siguiente" onTurn={() => turn(1)} />
          )}
        </div>
      </div>
    </Modal>
  );
}

type TurnProps = { icon: IconName; label: string; onTurn: () => void };

function Turn({ icon, label, onTurn }: TurnProps) {
  return (
    <button type="button" aria-label={label} onClick={onTurn} className={ROUND}>
      <Icon name={icon} />
    </button>
  );
}
