import type { JsonLdNode } from "@/lib/seo/json-ld/node";
import { jsonLdText } from "@/lib/seo/json-ld-text";

/** JSON-LD of a page, without empty values, escaped for its script element. */
export function JsonLd({ data }: { data: (JsonLdNode | false)[] }) {
  const html = jsonLdText(data.filter(Boolean));
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the only way to print JSON in a script; `<` is escaped.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: html }} />;
}
