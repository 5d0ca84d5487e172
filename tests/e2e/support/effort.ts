import { expect, type Page, test } from "@playwright/test";

export type Effort = { clicks: number; keys: number };

declare global {
  interface Window {
    /** Whether this document already counts. */
    isCounting?: boolean;
  }
}

const KEY = "prueba:esfuerzo";

/** Runs in the page: counts each click or tap and each key, also across pages of the same tab. */
function listen(key: string) {
  if (window.isCounting) return;
  window.isCounting = true;
  const add = (what: "clicks" | "keys") => {
    const before = JSON.parse(sessionStorage.getItem(key) ?? '{"clicks":0,"keys":0}');
    sessionStorage.setItem(key, JSON.stringify({ ...before, [what]: before[what] + 1 }));
  };
  addEventListener("pointerdown", (event) => event.isTrusted && add("clicks"), { capture: true });
  addEventListener("keydown", (event) => event.isTrusted && add("keys"), { capture: true });
}

/**
 * Counts what a person does on the pages of this tab from here on; the result ends the task and fails above its limit.
 * `selectOption` and `fill` press nothing: use clicks and `keyboard`, or `fill` where only clicks are counted.
 */
export async function countEffort(
  page: Page,
  task: string,
): Promise<(most: { clicks: number }) => Promise<void>> {
  await page.addInitScript(listen, KEY);
  await page.evaluate((key) => sessionStorage.removeItem(key), KEY);
  await page.evaluate(listen, KEY);
  return async (most) => {
    const counted: Effort = await page.evaluate(
      (key) => JSON.parse(sessionStorage.getItem(key) ?? '{"clicks":0,"keys":0}'),
      KEY,
    );
    test
      .info()
      .annotations.push({ type: task, description: `${counted.clicks} clicks, ${counted.keys} keys` });
    expect(counted.clicks, `clicks of «${task}»`).toBeGreaterThan(0);
    expect(counted.clicks, `clicks of «${task}»`).toBeLessThanOrEqual(most.clicks);
  };
}
