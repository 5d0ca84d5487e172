import type { MEDIA_FOLDERS } from "./labels";

export type MediaFolder = (typeof MEDIA_FOLDERS)[number];

/** A stored image: its path on this site and its size. */
export type StoredImage = { src: string; width: number; height: number };
