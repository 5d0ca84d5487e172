import "server-only";
import { productTag } from "./cache";
import { env } from "./env";
import { heldPages } from "./held-pages";
import { log } from "./log";
import { ownRequest } from "./own-requests";
import { ask, renderOwn, revalidateOwn } from "./refresh-requests";

/** Shared state of instrumentation and routes, which are bundled separately. */
const store = globalThis as typeof globalThis & { aventuraIsWarmingUp?: boolean };

/** What visitors ask for first, cached pages and such as are rendered for them. */
const PATHS = ["/", "/tienda", "/servicios", "/cursos", "/blog", "/carrito", "/api/session"];
const STORE = "/tienda";
const PRODUCT = /href="(\/producto\/[^"?#]+)"/;
const RENDER_MS = 3000;
/** A backend that is down keeps an instance no longer from its visitors. */
const MOST_MS = 10_000;

/** Whether this instance has just started: it answers, but slowly, and perhaps with pages of the build. */
export function isWarmingUp(): boolean {
  return store.aventuraIsWarmingUp ?? false;
}

/**
 * Renders the pages of one product as after a sale of it, the store among them: those that are asked for above come from
 * the build's files, and the first change would find that nothing has been rendered yet. What they show is the same.
 */
async function renderProduct(self: string): Promise<void> {
  const init = { headers: ownRequest() };
  const [, path] = PRODUCT.exec(await (await fetch(self + STORE, init)).text()) ?? [];
  if (!path) return;
  await ask(self + path, init);
  const tags = new Set(heldPages().tagsOf(decodeURI(path)));
  const id = heldPages()
    .tagsOf(STORE)
    .find((tag) => tags.has(tag) && tag.startsWith(productTag("")))
    ?.slice(productTag("").length);
  if (!id) return;
  await revalidateOwn(self, env().REVALIDATE_SECRET, {
    changes: [{ table: "products", kind: "sale", products: [id] }],
  });
  for (const held of heldPages().withTags([productTag(id)]))
    await renderOwn(self, encodeURI(held), RENDER_MS);
}

/**
 * Asks this instance, at the origin `self`, for the pages that most visits begin with, once they are `current`, and
 * renders some: the first rendering takes many times as long as the next. For instances behind a balancer, which sends visitors to others
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
    await Promise.race([renderProduct(self), late]);
  } catch (cause) {
    log("warn", "instance.not_warmed_up", { cause });
  }
  store.aventuraIsWarmingUp = false;
}
