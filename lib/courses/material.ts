import { isOwnMaterial } from "./lesson-file";
import type { Material } from "./types";

/** Whether a material is a file of this site; others are links to elsewhere. */
export function isDownload({ url }: Material): boolean {
  return url.startsWith("/media/") || isOwnMaterial(url);
}

/** File name of a download: its title with the file's extension. */
export function materialName({ title, url }: Material): string {
  const ending = /\.[a-z0-9]+$/i.exec(url)?.[0] ?? "";
  return title.toLowerCase().endsWith(ending.toLowerCase()) ? title : `${title}${ending}`;
}
