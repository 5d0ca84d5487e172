/**
 * Lets a process go on in silence when nobody reads its output any more: each line would be an uncaught error, which is
 * logged in turn, without end.
 */
export function ignoreClosedOutput(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);
}
