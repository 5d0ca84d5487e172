const FENCES = ["```", "~~~"];

/** The lines outside code blocks; an unclosed block extends to the end. */
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
