/** Outside of the framework a redirect is a plain Response. */
export const NextResponse = Response;

const running = new Set<Promise<unknown>>();

/** Replaces next/server outside of Next: starts the work at once. */
export function after(work: () => unknown): void {
  const task = Promise.resolve().then(work);
  running.add(task);
  void task.finally(() => running.delete(task));
}

/** Waits until everything passed to after() is done. */
export async function afterIsDone(): Promise<void> {
  while (running.size > 0) await Promise.all(running);
}

export async function connection(): Promise<void> {}
