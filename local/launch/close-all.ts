export type Part = { close(): Promise<void> };

/** Closes the parts in reverse order. Failures are logged; returns false when one hangs. */
export async function closeAll(
  parts: readonly Part[],
  { timeoutMs, log }: { timeoutMs: number; log: (line: string) => void },
): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, timeoutMs, false);
  });
  const closing = (async () => {
    for (const part of parts.toReversed()) await part.close().catch((error) => log(String(error)));
    return true as const;
  })();
  const isClosed = await Promise.race([closing, late]);
  clearTimeout(timer);
  return isClosed;
}
