import type { MEDIA_FOLDERS } from "./labels";

export type MediaFolder = (typeof MEDIA_FOLDERS)[number];

/** A picture of the store: its address on our own site and its size. */
export type StoredImage = { src: string; width: number; height: number };
