/** Edits of a Markdown text's selection by toolbar buttons. */
export type MarkdownMark = "bold" | "italic" | "heading" | "list" | "quote" | "link";

export type TextSelection = { text: string; start: number; end: number };

/** Replaces the text between `from` and `to`, and selects a part of the result. */
export type TextEdit = { from: number; to: number; insert: string; selectFrom: number; selectTo: number };

const WRAPS = { bold: { sign: "**", sample: "texto" }, italic: { sign: "*", sample: "texto" } };
const PREFIXES = { heading: "## ", list: "- ", quote: "> " };

/** Toggles the mark of the selection. */
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
  // A single asterisk is not half of a double one.
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

/** Inserts a link and selects the part to be typed next: the address, or the label when an address was selected. */
function linkEdit({ text, start, end }: TextSelection): TextEdit {
  const chosen = text.slice(start, end);
  const isAddress = /^(https?:\/\/|\/)\S+$/.test(chosen);
  const label = isAddress || !chosen ? "texto" : chosen;
  const address = isAddress ? chosen : "https://";
  const insert = `[${label}](${address})`;
  const labelAt = start + 1;
  const addressAt = labelAt + label.length + 2;
  const isLabelNext = isAddress || !chosen;
  return {
    from: start,
    to: end,
    insert,
    selectFrom: isLabelNext ? labelAt : addressAt,
    selectTo: isLabelNext ? labelAt + label.length : addressAt + address.length,
  };
}

/** Inserts a picture as its own paragraph, without brackets in the description, which would end it. */
export function pictureEdit({ text, start, end }: TextSelection, src: string, alt: string): TextEdit {
  const before =
    start === 0 || text.slice(0, start).endsWith("\n\n") ? "" : text[start - 1] === "\n" ? "\n" : "\n\n";
  const after = text.slice(end).startsWith("\n\n") ? "" : "\n\n";
  const insert = `${before}![${alt.replaceAll(/[[\]\n]/g, " ").trim()}](${src})${after}`;
  const caret = start + insert.length;
  return { from: start, to: end, insert, selectFrom: caret, selectTo: caret };
}
