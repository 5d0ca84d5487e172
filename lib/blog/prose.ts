const FENCES = ["```", "~~~"];

/** The lines of a text that stand outside its code blocks, read once; a block nobody closes reaches to the end. */
export function linesOutsideCode(markdown: string): string[] {
  const lines: string[] = [];
  let open: string | undefined;
  for (const line of markdown.split("\n")) {
    const fence = FENCES.find((mark) => line.startsWith(mark));
    if (open === undefined && fence === undefined) lines.push(line);
    else if (open === undefined) open = fence;
    else if (fence === open) open = undefined;
  }
  return lines;
}
