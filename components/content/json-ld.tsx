import type { JsonLdNode } from "@/lib/seo/json-ld/node";

/** JSON escaped so that it cannot close its script element. */
function jsonLdText(data: unknown): string {
  return JSON.stringify(data).replace(/</g, "\\u003c");
}

/** JSON-LD of a page, without empty values, escaped for its script element. */
export function JsonLd({ data }: { data: (JsonLdNode | false)[] }) {
  const html = jsonLdText(data.filter(Boolean));
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the only way to print JSON in a script; `<` is escaped.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: html }} />;
}
