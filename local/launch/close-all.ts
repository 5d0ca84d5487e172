export type Part = { close(): Promise<void> };

/** Closes the parts, the last one first. One that fails is told; one that hangs keeps nobody: answers false then. */
export async function closeAll(
  parts: readonly Part[],
  { patienceMs, log }: { patienceMs: number; log: (line: string) => void },
): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, patienceMs, false);
  });
  const closing = (async () => {
    for (const part of parts.toReversed()) await part.close().catch((error) => log(String(error)));
    return true as const;
  })();
  const isClosed = await Promise.race([closing, late]);
  clearTimeout(timer);
  return isClosed;
}
