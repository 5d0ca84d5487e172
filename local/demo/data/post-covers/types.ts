import type { ArtSpec } from "../../art/types.ts";

/** The drawing of a post and what it shows. */
export type PostCover = { art: ArtSpec; alt: string };
