"use client";

import { useEffect, useRef, useState } from "react";
import { sendPhoto } from "./send-photo";
import { shrinkPhoto, thumbnailOf } from "./shrink-photo";

export type QueuedPhoto = {
  id: string;
  name: string;
  file: File;
  /** Missing until it is drawn, and for what the browser cannot read. */
  preview?: string;
  state: "waiting" | "sending" | "sent" | "failed";
  /** 0 to 100 while it is sent. */
  progress: number;
  message?: string;
  /** Its address once it is sent. */
  src?: string;
};

export type PhotoQueue = ReturnType<typeof usePhotoQueue>;

const MAX = 8;
/** Images that are no photos: the server refuses them all. */
const NO_PHOTOS = ["image/svg+xml", "image/gif", "image/bmp", "image/tiff"];

type Options = {
  max?: number;
  /** What is no image disappears without a word. */
  dropsOthersSilently?: boolean;
};

/** Photos that wait for their order, then go one by one; one that fails stays and can be sent again. */
export function usePhotoQueue({ max = MAX, dropsOthersSilently = false }: Options = {}) {
  const [photos, setPhotos] = useState<QueuedPhoto[]>([]);
  const [problem, setProblem] = useState<string>();
  const ids = useRef(0);

  const isSending = photos.some(({ state }) => state === "sending");
  useEffect(() => {
    if (!isSending) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [isSending]);

  function add(files: File[]) {
    const drawing = files.find(({ type }) => NO_PHOTOS.includes(type));
    const images = files.filter(({ type }) => type.startsWith("image/") && !NO_PHOTOS.includes(type));
    const fit = images.slice(0, Math.max(0, max - photos.length));
    const other = files.find((file) => !images.includes(file));
    if (drawing) setProblem(`«${drawing.name}» no se puede subir. Elige una foto JPG, PNG, WebP o AVIF.`);
    else if (other && !dropsOthersSilently) setProblem(`«${other.name}» no es una foto.`);
    else setProblem(fit.length < images.length ? `Puedes enviar hasta ${max} fotos.` : undefined);
    const added = fit.map((file): QueuedPhoto => {
      ids.current += 1;
      return { id: `foto-${ids.current}`, name: file.name, file, state: "waiting", progress: 0 };
    });
    setPhotos((before) => [...before, ...added]);
    for (const { id, file } of added) void thumbnailOf(file).then((preview) => change(id, { preview }));
  }

  function remove(id: string) {
    setPhotos((before) => before.filter((photo) => photo.id !== id));
    setProblem(undefined);
  }

  const change = (id: string, news: Partial<QueuedPhoto>) =>
    setPhotos((before) => before.map((photo) => (photo.id === id ? { ...photo, ...news } : photo)));

  async function sendOne({ id, file }: QueuedPhoto, target: Record<string, string>) {
    change(id, { state: "sending", progress: 0, message: undefined });
    const answer = await sendPhoto(await shrinkPhoto(file), target, (progress) => change(id, { progress }));
    if (!answer.ok) {
      change(id, { state: "failed", message: answer.message });
      return undefined;
    }
    change(id, { state: "sent", progress: 100, src: answer.data.src });
    return answer.data.src;
  }

  /** Sends what is not there yet; answers the addresses of all, or nothing while one is missing. */
  async function sendAll(target: Record<string, string>): Promise<string[] | null> {
    const sources: (string | undefined)[] = [];
    for (const photo of photos) sources.push(photo.src ?? (await sendOne(photo, target)));
    const arrived = sources.filter((src) => src !== undefined);
    return arrived.length === photos.length ? arrived : null;
  }

  return { photos, problem, max, isSending, add, remove, sendAll };
}
