import type { Block, Words } from "./types";

/** Text with each link's URL after its label. */
export function plainWords(words: Words): string {
  const parts = typeof words === "string" ? [words] : words;
  return parts
    .map((part) => {
      if (typeof part === "string") return part;
      const address = part.href.replace(/^mailto:/, "");
      // A label equal to its URL is not repeated.
      return address.endsWith(part.label) ? address : `${part.label} (${address})`;
    })
    .join("");
}

/** Renders one block as plain text. */
export function plainBlock(block: Block): string {
  switch (block.type) {
    case "paragraph":
      return plainWords(block.words);
    case "heading":
      return `${block.text}\n${"-".repeat(block.text.length)}`;
    case "facts":
      return block.rows.map(([label, value]) => `${label}: ${value}`).join("\n");
    case "bill":
      return [
        ...block.lines.map(({ name, detail, amount }) => `- ${name}: ${detail} = ${amount}`),
        ...block.sums.map(([label, value]) => `${label}: ${value}`),
      ].join("\n");
    case "list":
      return block.items.map((item) => `- ${plainWords(item)}`).join("\n");
    case "quote":
      return block.text
        .split("\n")
        .map((line) => `> ${line}`)
        .join("\n");
    case "button":
      return `${block.link.label}: ${block.link.href}`;
  }
}
