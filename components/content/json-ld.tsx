import type { JsonLdNode } from "@/lib/seo/json-ld/node";
import { jsonLdText } from "@/lib/seo/json-ld-text";

/** Structured data of the page, without what is absent; the text cannot leave its script element. */
export function JsonLd({ data }: { data: (JsonLdNode | false)[] }) {
  const html = jsonLdText(data.filter(Boolean));
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the only way to print JSON in a script; `<` is escaped.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: html }} />;
}
