import type { IdReference, JsonLdObject } from "schema-dts";

export const CONTEXT = "https://schema.org";

/** A JSON-LD document. */
export type JsonLdNode = JsonLdObject & { "@context": typeof CONTEXT };

/** ItemLists contain the first entries only. */
export const LIST_LIMIT = 5;

export function absolute(siteUrl: string, path: string): string {
  return new URL(path, siteUrl).toString();
}

/** Removes empty values: a blank property is invalid. `NoInfer`: the compiler checks the literal against schema.org. */
export function compact<Node extends object>(node: NoInfer<Node>): Node {
  const filled = Object.entries(node).filter(
    ([, value]) =>
      value !== undefined && value !== null && value !== "" && !(Array.isArray(value) && value.length === 0),
  );
  return Object.fromEntries(filled) as Node;
}

/** Reference to the shop's node, which is defined on the home page. */
export function storeRef(siteUrl: string): IdReference {
  return { "@id": `${siteUrl}/#tienda` };
}

/** Reference to the organization's node: seller, teacher and author. */
export function organizationRef(siteUrl: string): IdReference {
  return { "@id": `${siteUrl}/#organizacion` };
}

export function websiteRef(siteUrl: string): IdReference {
  return { "@id": `${siteUrl}/#sitio` };
}
