import type { Browser, Page } from "@playwright/test";

export type TapTimes = {
  /** Milliseconds from the finger's touch to the frame in which the response is seen. */
  medianMs: number;
  maxMs: number;
  ratioToPopover: number;
};

const TIMES = 9;
const PHONE = { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true, locale: "es-CO" };

/** What is done before, what is tapped, and what then appears. */
type Tap = { open: (page: Page) => Promise<void>; tapped: string; seen: string };

const PLAIN = "#bench-popover";

const TAPS: Record<string, Tap> = {
  // The browser's own popover without any of the page's code.
  popover: {
    open: async (page) => {
      await page.evaluate(() => {
        const button = document.createElement("button");
        button.setAttribute("popovertarget", "bench-popover");
        button.id = "bench-button";
        button.textContent = "Abrir";
        button.style.cssText = "position:fixed;z-index:99;bottom:100px;left:100px;width:88px;height:44px";
        const box = document.createElement("div");
        box.id = "bench-popover";
        box.setAttribute("popover", "auto");
        box.textContent = "Contenido";
        document.body.append(button, box);
      });
    },
    tapped: "#bench-button",
    seen: PLAIN,
  },
  menu: {
    open: async () => undefined,
    tapped: 'button[aria-label="Abrir menú"]',
    seen: 'nav[aria-label="Menú"]',
  },
  cart: {
    open: async () => undefined,
    tapped: "header button[aria-haspopup=dialog]",
    seen: "dialog[open]",
  },
  filter: {
    open: async (page) => {
      await page.locator("button[popovertarget=filtros]").filter({ visible: true }).first().tap();
      // The sheet slides in first.
      await page.locator("#filtros").evaluate(async (sheet) => {
        await Promise.all(sheet.getAnimations().map(({ finished }) => finished));
      });
    },
    tapped: '[id^="facet-plataforma-"]',
    seen: '[id^="facet-plataforma-"][aria-current]',
  },
};

async function tapTime(page: Page, url: string, { open, tapped, seen }: Tap): Promise<number> {
  await page.goto(url, { waitUntil: "networkidle" });
  await open(page);
  await page.evaluate((selector) => {
    const wait = new Promise<number>((resolve) => {
      document.addEventListener(
        "pointerdown",
        ({ timeStamp }) => {
          const look = () => {
            const there = [...document.querySelectorAll(selector)].some((one) => one.checkVisibility());
            // The next frame after it became visible is the one in which it is seen.
            if (there) requestAnimationFrame(() => resolve(performance.now() - timeStamp));
            else requestAnimationFrame(look);
          };
          requestAnimationFrame(look);
        },
        { capture: true, once: true },
      );
    });
    (window as unknown as { tapTime: Promise<number> }).tapTime = wait;
  }, seen);
  await page.locator(tapped).filter({ visible: true }).first().tap();
  return page.evaluate(() => (window as unknown as { tapTime: Promise<number> }).tapTime);
}

const middle = (all: number[]) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? Number.NaN;

/** How soon menu, cart and a filter answer a finger on a phone, against the browser's own popover. */
export async function tapTimes(browser: Browser, url: string): Promise<Record<string, TapTimes>> {
  const times: Record<string, number[]> = {};
  for (const [name, tap] of Object.entries(TAPS)) {
    const context = await browser.newContext(PHONE);
    const page = await context.newPage();
    times[name] = [];
    for (let n = 0; n < TIMES; n++) times[name].push(await tapTime(page, url, tap));
    await context.close();
  }
  const plain = middle(times.popover ?? []);
  return Object.fromEntries(
    Object.entries(times).map(([name, all]) => [
      name,
      {
        medianMs: Math.round(middle(all)),
        maxMs: Math.round(Math.max(...all)),
        ratioToPopover: Math.round((middle(all) / plain) * 100) / 100,
      },
    ]),
  );
}
