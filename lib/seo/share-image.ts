export type ShareKind = "producto" | "servicio" | "curso" | "blog";

/** The size that every network shows whole, and that all the pictures of this site have. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

/** Where the picture of a page is drawn; networks keep it for good, so another `version` is another address. */
export function shareImage(kind: ShareKind, slug: string, version?: string): string {
  const path = `/og/${kind}/${encodeURIComponent(slug)}.png`;
  return version ? `${path}?v=${encodeURIComponent(version)}` : path;
}

/** A short mark of what the picture shows: the same words give the same one, whoever asks and whenever. */
export function shareVersion(...shown: (string | number)[]): string {
  let hash = 0x811c9dc5;
  for (const unit of shown.join("\n")) hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}
