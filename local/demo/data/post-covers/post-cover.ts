import { counterCovers } from "./counter.ts";
import type { PostCover } from "./types.ts";
import { workshopCovers } from "./workshop.ts";

const covers = { ...workshopCovers, ...counterCovers };

export function postCover(slug: string): PostCover {
  const cover = covers[slug];
  if (!cover) throw new Error(`Falta la portada del artículo ${slug}`);
  return cover;
}
