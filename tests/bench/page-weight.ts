import { gzipSync } from "node:zlib";
import type { Browser } from "@playwright/test";

export type Weight = {
  htmlKb: number;
  firstLoadJsKb: number;
  jsUntilIdleKb: number;
  requestsUntilIdle: number;
  cacheControl: string;
  setsCookie: boolean;
};

const kb = (bytes: number) => Math.round(bytes / 102.4) / 10;

/** What a first visit costs: sizes are the compressed bodies as the browser received them. */
export async function pageWeight(browser: Browser, url: string): Promise<Weight> {
  const answer = await fetch(url);
  const html = Buffer.from(await answer.arrayBuffer());
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  let requests = 0;
  page.on("request", () => requests++);
  await page.goto(url, { waitUntil: "load" });
  const scripts = () =>
    page.evaluate(() =>
      (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
        .filter((entry) => new URL(entry.name).pathname.endsWith(".js"))
        .map((entry) => ({
          name: new URL(entry.name).pathname,
          size: entry.encodedBodySize,
          start: entry.startTime,
        })),
    );
  // The scripts that the document itself names; what islands load later is counted until idle.
  const named = new Set(
    [
      ...html
        .toString("utf8")
        .matchAll(/<(?:script|link)[^>]+?(?:src|href)="([^"]+\.js[^"]*)"(?![^>]*noModule)/g),
    ].map(([, src = ""]) => src.split("?")[0]),
  );
  const atLoad = await scripts();
  await page.waitForLoadState("networkidle");
  const atIdle = await scripts();
  await context.close();
  const sum = (entries: { size: number }[]) => entries.reduce((total, entry) => total + entry.size, 0);
  return {
    htmlKb: kb(gzipSync(html).length),
    firstLoadJsKb: kb(sum(atLoad.filter((entry) => named.has(entry.name)))),
    jsUntilIdleKb: kb(sum(atIdle)),
    requestsUntilIdle: requests,
    cacheControl: answer.headers.get("cache-control") ?? "",
    setsCookie: answer.headers.has("set-cookie"),
  };
}
