/** A result, and after how many milliseconds it came. */
export async function timed<Result>(ask: () => Promise<Result>): Promise<{ result: Result; ms: number }> {
  const startedAt = performance.now();
  const result = await ask();
  return { result, ms: Math.round(performance.now() - startedAt) };
}
