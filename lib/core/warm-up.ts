import "server-only";
import { log } from "./log";
import { ownRequest } from "./own-requests";

/** Shared state of instrumentation and routes, which are bundled separately. */
const store = globalThis as typeof globalThis & { aventuraIsWarmingUp?: boolean };

/** What visitors ask for first, cached pages and such as are rendered for them. */
const PATHS = ["/", "/tienda", "/servicios", "/cursos", "/blog", "/carrito", "/api/session"];
/** A backend that is down keeps an instance no longer from its visitors. */
const MOST_MS = 10_000;

/** Whether this instance has just started: it answers, but slowly, and perhaps with pages of the build. */
export function isWarmingUp(): boolean {
  return store.aventuraIsWarmingUp ?? false;
}

/**
 * Asks this instance, at the origin `self`, for the pages that most visits begin with, once they are `current`: the
 * first rendering takes many times as long as the next. For instances behind a balancer, which sends visitors to others
 * until /api/alive answers 200.
 */
export async function warmUp(self: string, current: Promise<void>, mostMs = MOST_MS): Promise<void> {
  store.aventuraIsWarmingUp = true;
  const signal = AbortSignal.timeout(mostMs);
  const init: RequestInit = { headers: ownRequest(), cache: "no-store", signal };
  try {
    const late = new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
    await Promise.race([current, late]);
    for (const path of PATHS) await (await fetch(self + path, init)).arrayBuffer();
  } catch (cause) {
    log("warn", "instance.not_warmed_up", { cause });
  }
  store.aventuraIsWarmingUp = false;
}
