import type { GalleryPicture } from "./types";

/** The first entry of `images`, else `image`; empty when there is none, which shows a placeholder. */
export function mainImage(images: readonly string[], image: string): string {
  return images.find((address) => address.trim() !== "") || image.trim();
}

/** The second entry of `images`; empty when there is none. */
export function otherImage(images: readonly string[]): string {
  return images.filter((address) => address.trim() !== "")[1] ?? "";
}

type Row = { name: string; image: string; images: readonly string[] };
type ExtraImage = { url: string; alt: string };

/**
 * All distinct images of a product, the main one first: those of its list, then those of the images table in order. An
 * image's description is its alternative text.
 */
export function gallery({ name, image, images }: Row, extras: readonly ExtraImage[]): GalleryPicture[] {
  const own = images.filter((address) => address.trim() !== "");
  const listed = own.length > 0 ? own : [image].filter((address) => address.trim() !== "");
  const addresses = [...new Set([...listed, ...extras.map((extra) => extra.url)])];
  const alts = new Map(extras.map((extra) => [extra.url, extra.alt.trim()]));
  if (addresses.length === 0) return [{ src: "", alt: name }];
  return addresses.map((src, index) => ({
    src,
    alt: alts.get(src) || (index === 0 ? name : `${name}, imagen ${index + 1}`),
  }));
}
