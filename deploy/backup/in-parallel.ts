import { setTimeout } from "node:timers/promises";

const AT_ONCE = 4;
const TRIES = 3;
const PAUSE_MS = 1000;

/** Runs `work` for all items, a few at a time, each up to three times; ends at the first that fails for good. */
export async function inParallel<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = items.values();
  let failed = false;
  const worker = async () => {
    for (const item of queue) {
      if (failed) return;
      await repeat(() => work(item)).catch((error: unknown) => {
        failed = true;
        throw error;
      });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

async function repeat(work: () => Promise<void>): Promise<void> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await work();
    } catch (error) {
      if (tried === TRIES) throw error;
      await setTimeout(tried * PAUSE_MS);
    }
  }
}
