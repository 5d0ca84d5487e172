import type { ArtSpec } from "../../art/types.ts";

/** Cover of a post with its alternative text. */
export type PostCover = { art: ArtSpec; alt: string };
