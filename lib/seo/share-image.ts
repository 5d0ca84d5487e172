export type ShareKind = "producto" | "servicio" | "curso" | "blog";

/** The recommended Open Graph size, used by all share images. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

/** URL of a page's share image; social networks cache it forever, so each `version` has its own URL. */
export function shareImage(kind: ShareKind, slug: string, version?: string): string {
  const path = `/og/${kind}/${encodeURIComponent(slug)}.png`;
  return version ? `${path}?v=${encodeURIComponent(version)}` : path;
}

/** A short hash of the image's content. */
export function shareVersion(...shown: (string | number)[]): string {
  let hash = 0x811c9dc5;
  for (const unit of shown.join("\n")) hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}
