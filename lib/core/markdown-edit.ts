/** What a toolbar's button does with the selection of a Markdown text. */
export type MarkdownMark = "bold" | "italic" | "heading" | "list" | "quote" | "link";

export type TextSelection = { text: string; start: number; end: number };

/** Replaces the text between `from` and `to`, and selects a part of the result. */
export type TextEdit = { from: number; to: number; insert: string; selectFrom: number; selectTo: number };

const WRAPS = { bold: { sign: "**", sample: "texto" }, italic: { sign: "*", sample: "texto" } };
const PREFIXES = { heading: "## ", list: "- ", quote: "> " };

/** Marks the selection; what is marked already loses its mark. */
export function markEdit(mark: MarkdownMark, selection: TextSelection): TextEdit {
  if (mark === "link") return linkEdit(selection);
  if (mark === "bold" || mark === "italic") return wrapEdit(WRAPS[mark], selection);
  return lineEdit(PREFIXES[mark], selection);
}

function wrapEdit(
  { sign, sample }: { sign: string; sample: string },
  { text, start, end }: TextSelection,
): TextEdit {
  const size = sign.length;
  const before = text.slice(start - size, start);
  const isMarked = before === sign && text.slice(end, end + size) === sign;
  // One asterisk is not half of two.
  const isWider =
    sign === "*" && text.slice(start - 2, start) === "**" && text.slice(start - 3, start) !== "***";
  if (isMarked && !isWider)
    return {
      from: start - size,
      to: end + size,
      insert: text.slice(start, end),
      selectFrom: start - size,
      selectTo: end - size,
    };
  const inner = text.slice(start, end) || sample;
  return {
    from: start,
    to: end,
    insert: `${sign}${inner}${sign}`,
    selectFrom: start + size,
    selectTo: start + size + inner.length,
  };
}

/** Whole lines: all of them get the prefix, unless all have it. */
function lineEdit(prefix: string, { text, start, end }: TextSelection): TextEdit {
  const from = text.lastIndexOf("\n", start - 1) + 1;
  const next = text.indexOf("\n", end);
  const to = next < 0 ? text.length : next;
  const lines = text.slice(from, to).split("\n");
  const isMarked = lines.every((line) => line.startsWith(prefix));
  const insert = lines
    .map((line) =>
      isMarked ? line.slice(prefix.length) : line.startsWith(prefix) ? line : `${prefix}${line}`,
    )
    .join("\n");
  return { from, to, insert, selectFrom: from, selectTo: from + insert.length };
}

/** What has to be typed next is selected: the address, or the words of an address. */
function linkEdit({ text, start, end }: TextSelection): TextEdit {
  const chosen = text.slice(start, end);
  const isAddress = /^(https?:\/\/|\/)\S+$/.test(chosen);
  const words = isAddress || !chosen ? "texto" : chosen;
  const address = isAddress ? chosen : "https://";
  const insert = `[${words}](${address})`;
  const wordsAt = start + 1;
  const addressAt = wordsAt + words.length + 2;
  const isWordsNext = isAddress || !chosen;
  return {
    from: start,
    to: end,
    insert,
    selectFrom: isWordsNext ? wordsAt : addressAt,
    selectTo: isWordsNext ? wordsAt + words.length : addressAt + address.length,
  };
}

/** A picture in a paragraph of its own; brackets would end its description. */
export function pictureEdit({ text, start, end }: TextSelection, src: string, alt: string): TextEdit {
  const before =
    start === 0 || text.slice(0, start).endsWith("\n\n") ? "" : text[start - 1] === "\n" ? "\n" : "\n\n";
  const after = text.slice(end).startsWith("\n\n") ? "" : "\n\n";
  const insert = `${before}![${alt.replaceAll(/[[\]\n]/g, " ").trim()}](${src})${after}`;
  const caret = start + insert.length;
  return { from: start, to: end, insert, selectFrom: caret, selectTo: caret };
}
