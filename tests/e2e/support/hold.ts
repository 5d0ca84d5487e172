import type { Page } from "@playwright/test";

/** Delays the page's scripts until the returned function is called, as on a slow network. */
export function holdScripts(page: Page): Promise<() => void> {
  return hold(page, /\/_next\/static\/.+\.js/, "GET");
}

/** Delays requests to an address until the returned function is called; then they continue unchanged. */
export async function hold(page: Page, address: string | RegExp, method: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    if (route.request().method() === method) await released;
    await route.fallback();
  });
  return release;
}
