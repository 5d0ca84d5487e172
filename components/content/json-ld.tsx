import type { JsonLdNode } from "@/lib/content/json-ld";
import { jsonLdText } from "@/lib/content/json-ld-text";

/** Structured data of the page; the text cannot leave its script element. */
export function JsonLd({ data }: { data: JsonLdNode | JsonLdNode[] }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the only way to print JSON in a script; `<` is escaped.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLdText(data) }} />;
}
