import { setTimeout as wait } from "node:timers/promises";

/** Waits until `look` returns something truthy; fails with `what` when it takes too long. */
export async function waitUntil<Found>(look: () => Found | Promise<Found>, what: string, timeoutMs = 30_000) {
  const deadline = Date.now() + timeoutMs;
  while (true) {
    const found = await look();
    if (found) return found as NonNullable<Found>;
    if (Date.now() > deadline) throw new Error(`Waited ${timeoutMs} ms in vain for ${what}`);
    await wait(20);
  }
}
