/** Kinds of deleted things that keep an address (410), each with the list of the others. */
export const GONE_KINDS = {
  producto: { list: "/tienda", label: "Ver la tienda" },
  curso: { list: "/cursos", label: "Ver los cursos" },
  blog: { list: "/blog", label: "Ver el blog" },
} as const;

export type GoneKind = keyof typeof GONE_KINDS;

export function isGoneKind(text: string): text is GoneKind {
  return Object.hasOwn(GONE_KINDS, text);
}

/** The redirect target for something deleted. */
export function gonePath(kind: GoneKind, slug: string): `/retirado/${GoneKind}/${string}` {
  return `/retirado/${kind}/${encodeURIComponent(slug)}`;
}

/** The 410 page of such an address, one per kind; undefined for other addresses. */
export function gonePageOf(path: string): `/retirado/${GoneKind}` | undefined {
  const kind = /^\/retirado\/([a-z]+)(?:\/[^/]*)?$/.exec(path)?.[1] ?? "";
  return isGoneKind(kind) ? `/retirado/${kind}` : undefined;
}
