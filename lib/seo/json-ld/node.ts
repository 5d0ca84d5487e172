import type { IdReference, JsonLdObject } from "schema-dts";

export const CONTEXT = "https://schema.org";

/** A whole piece of structured data, as a page prints it. */
export type JsonLdNode = JsonLdObject & { "@context": typeof CONTEXT };

/** Structured lists name the first ones only. */
export const LIST_LIMIT = 5;

export function absolute(siteUrl: string, path: string): string {
  return new URL(path, siteUrl).toString();
}

/** Drops what is empty: a blank field is worse than none for whoever reads the data. */
export function compact<Node extends object>(node: Node): Node {
  const filled = Object.entries(node).filter(
    ([, value]) =>
      value !== undefined && value !== null && value !== "" && !(Array.isArray(value) && value.length === 0),
  );
  return Object.fromEntries(filled) as Node;
}

/** The shop at its address; the home page describes it, every other page points at it. */
export function storeRef(siteUrl: string): IdReference {
  return { "@id": `${siteUrl}/#tienda` };
}

/** Who is behind it: the legal person that sells, teaches and writes. */
export function organizationRef(siteUrl: string): IdReference {
  return { "@id": `${siteUrl}/#organizacion` };
}

export function websiteRef(siteUrl: string): IdReference {
  return { "@id": `${siteUrl}/#sitio` };
}
