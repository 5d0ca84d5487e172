type Attributes = Record<string, string>;

export type DocumentHead = {
  titles: string[];
  metas: Attributes[];
  links: Attributes[];
  /** Every piece of structured data, one by one. */
  structured: Record<string, unknown>[];
};

const NAMED: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

function decode(text: string): string {
  return text.replace(/&(?:#x([\da-f]+)|#(\d+)|([a-z]+));/gi, (whole, hex, decimal, name) => {
    if (name) return NAMED[name.toLowerCase()] ?? whole;
    return String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal));
  });
}

function attributesOf(tag: string): Attributes {
  return Object.fromEntries(
    [...tag.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = "", value = ""]) => [
      name.toLowerCase(),
      decode(value),
    ]),
  );
}

/** A document's metadata, read from its source as crawlers get it, before any script runs. */
export function headOf(html: string): DocumentHead {
  // Pictures have titles too, and scripts contain the page again as data.
  const bare = html.replace(/<svg[\s\S]*?<\/svg>|<script[\s\S]*?<\/script>/g, "");
  const all = (name: string) =>
    [...bare.matchAll(new RegExp(`<${name}\\s[^>]*>`, "g"))].map(([tag]) => attributesOf(tag));
  return {
    titles: [...bare.matchAll(/<title[^>]*>([^<]*)<\/title>/g)].map(([, text = ""]) => decode(text)),
    metas: all("meta"),
    links: all("link"),
    structured: [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)].flatMap(
      ([, json = ""]) => [JSON.parse(json)].flat(),
    ),
  };
}

/** The contents of the meta tags with that name or property. */
export function metaOf(head: DocumentHead, name: string): string[] {
  return head.metas
    .filter((meta) => meta.name === name || meta.property === name)
    .map(({ content = "" }) => content);
}

export function canonicalOf(head: DocumentHead): string[] {
  return head.links.filter(({ rel }) => rel === "canonical").map(({ href = "" }) => new URL(href).href);
}
