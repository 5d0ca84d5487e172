import type { Block, InlineText } from "./types";

/** Text with each link's URL after its label. */
export function plainText(text: InlineText): string {
  const parts = typeof text === "string" ? [text] : text;
  return parts
    .map((part) => {
      if (typeof part === "string") return part;
      const address = part.href.replace(/^mailto:/, "");
      // A label equal to its URL is not repeated.
      return address.endsWith(part.label) ? address : `${part.label} (${address})`;
    })
    .join("");
}

export function isText(block: Block): block is InlineText {
  return typeof block === "string" || Array.isArray(block);
}

/** Renders one block as plain text. */
export function plainBlock(block: Block): string {
  if (isText(block)) return plainText(block);
  switch (block.type) {
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
      return block.items.map((item) => `- ${plainText(item)}`).join("\n");
    case "quote":
      return block.text
        .split("\n")
        .map((line) => `> ${line}`)
        .join("\n");
    case "button":
      return `${block.link.label}: ${block.link.href}`;
  }
}
