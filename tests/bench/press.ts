import { setTimeout as wait } from "node:timers/promises";
import type { Browser, BrowserContext, Page, Request } from "@playwright/test";

/** `toEmpty`: the median beside that of an empty page of the same framework, pressed in turn with it. */
export type PressTimes = { medianMs: number; maxMs: number; toEmpty: number };

export type Press = {
  plain: PressTimes;
  /** Processor four times slower, 150 ms to the server and back, 1.6 Mbit/s. */
  slow: PressTimes;
};

const TIMES = 7;
const SLOW = { latencyMs: 150, bitsPerSecond: 1_600_000, processor: 4 };

/** Lists and the links of their cards, which lead to a page whose heading is seen. */
const LISTINGS = {
  store: { path: "/tienda", card: 'main a.card-link[href^="/producto/"]' },
  services: { path: "/servicios", card: 'main a[href^="/servicios/reparacion"]' },
  courses: { path: "/cursos", card: 'main a.card-link[href^="/curso/"]' },
  blog: { path: "/blog", card: 'main a.card-link[href^="/blog/"]' },
};

/** A list of the empty site: one prefetched link to a page with a heading. */
const EMPTY = { path: "/list", card: "main a" };

const middle = (all: number[]) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? Number.NaN;

async function slowDown(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page);
  const bytesPerSecond = SLOW.bitsPerSecond / 8;
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: SLOW.latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOW.processor });
}

const QUIET_MS = 2000;

/** Waits until the page has asked for nothing for two seconds; with a slow processor it asks late for what it fetches ahead. */
async function untilIdle(page: Page): Promise<void> {
  let askedAt = Date.now();
  const running = new Set<Request>();
  page.on("request", (request) => {
    running.add(request);
    askedAt = Date.now();
  });
  const ended = (request: Request) => {
    running.delete(request);
    askedAt = Date.now();
  };
  page.on("requestfinished", ended);
  page.on("requestfailed", ended);
  while (running.size > 0 || Date.now() - askedAt < QUIET_MS) await wait(100);
}

/** Milliseconds from the pointer's press on a card to the frame with the heading of its page, in a new browser. */
async function pressToHeading(browser: Browser, url: string, card: string, isSlow: boolean): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: "es-CO" });
  const page = await context.newPage();
  if (isSlow) await slowDown(context, page);
  await page.goto(url);
  const link = page.locator(card).filter({ visible: true }).first();
  await link.scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
  await untilIdle(page);
  const href = await link.getAttribute("href");
  const box = await link.boundingBox();
  if (!box) throw new Error(`No card on ${url}`);
  // The page itself tells when: asking it meanwhile would run scripts of ours in the time that is measured, and looking at
  // each frame would ask for frames.
  await page.evaluate(() => {
    const old = new Set(document.querySelectorAll("h1"));
    const added = () => [...document.querySelectorAll("h1")].filter((h1) => !old.has(h1));
    const seen = new Promise<number>((resolve) => {
      document.addEventListener(
        "pointerdown",
        ({ timeStamp }) => {
          const look = () => {
            if (!added().some((h1) => h1.checkVisibility())) return requestAnimationFrame(look);
            // A message posted in a frame arrives once that frame is painted.
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve(performance.now() - timeStamp);
            port2.postMessage(null);
          };
          const observer = new MutationObserver(() => {
            if (added().length === 0) return;
            observer.disconnect();
            requestAnimationFrame(look);
          });
          observer.observe(document.body, { childList: true, subtree: true });
        },
        { capture: true, once: true },
      );
    });
    (window as unknown as { headingSeen: Promise<number> }).headingSeen = seen;
  });
  await page.mouse.move(box.x + Math.min(20, box.width / 2), box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.up();
  const ms = await page.evaluate(() => (window as unknown as { headingSeen: Promise<number> }).headingSeen);
  await page.waitForURL(`**${href}`);
  await context.close();
  return ms;
}

type Target = { url: string; card: string };

/** Times of each target, one press of each in turn, so that a machine that slows down slows all of them. */
async function pressAll<Name extends string>(
  browser: Browser,
  targets: Record<Name, Target>,
  isSlow: boolean,
): Promise<Record<Name, number[]>> {
  const names = Object.keys(targets) as Name[];
  const times = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>;
  // The first visitor of a picture's size waits until it is made.
  for (let n = isSlow ? 0 : -1; n < TIMES; n++)
    for (const name of names) {
      const { url, card } = targets[name];
      const ms = await pressToHeading(browser, url, card, isSlow);
      if (n >= 0) times[name].push(ms);
    }
  return times;
}

/** How soon a card answers a pointer that goes down at once after arriving on it. */
export async function pressTimes(
  browser: Browser,
  siteUrl: string,
  emptyUrl: string,
): Promise<{ emptyMs: { plain: number; slow: number }; lists: Record<string, Press> }> {
  const lists = Object.entries(LISTINGS).map(
    ([name, { path, card }]) => [name, { url: `${siteUrl}${path}`, card }] as const,
  );
  const targets: Record<string, Target> = {
    ...Object.fromEntries(lists),
    empty: { url: `${emptyUrl}${EMPTY.path}`, card: EMPTY.card },
  };
  const plain = await pressAll(browser, targets, false);
  const slow = await pressAll(browser, targets, true);
  const summary = (times: Record<string, number[]>, name: string): PressTimes => {
    const own = times[name] ?? [];
    return {
      medianMs: Math.round(middle(own)),
      maxMs: Math.round(Math.max(...own)),
      toEmpty: Math.round((middle(own) / middle(times.empty ?? [])) * 100) / 100,
    };
  };
  return {
    emptyMs: { plain: summary(plain, "empty").medianMs, slow: summary(slow, "empty").medianMs },
    lists: Object.fromEntries(
      lists.map(([name]) => [name, { plain: summary(plain, name), slow: summary(slow, name) }]),
    ),
  };
}
