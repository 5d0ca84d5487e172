/** What can be deleted and leave an address behind, with the list that has the rest. */
export const GONE_KINDS = {
  producto: { list: "/tienda", label: "Ver la tienda" },
  curso: { list: "/cursos", label: "Ver los cursos" },
  blog: { list: "/blog", label: "Ver el blog" },
} as const;

export type GoneKind = keyof typeof GONE_KINDS;

export function isGoneKind(text: string): text is GoneKind {
  return Object.hasOwn(GONE_KINDS, text);
}

/** Where an address of something deleted leads. */
export function gonePath(kind: GoneKind, slug: string): `/retirado/${GoneKind}/${string}` {
  return `/retirado/${kind}/${encodeURIComponent(slug)}`;
}

/** The page that answers for such an address: one a kind, whatever the slug; undefined for any other address. */
export function gonePageOf(path: string): `/retirado/${GoneKind}` | undefined {
  const kind = /^\/retirado\/([a-z]+)(?:\/[^/]*)?$/.exec(path)?.[1] ?? "";
  return isGoneKind(kind) ? `/retirado/${kind}` : undefined;
}
