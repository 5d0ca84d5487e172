import { expect, type Page } from "@playwright/test";

/** Opens a page and waits until the database's changes of these tables reach it. */
export async function openLive(page: Page, path: string, ...tables: string[]): Promise<void> {
  // The page before has a live connection of its own, which may join late.
  await page.goto("about:blank");
  const joined = new Set<string>();
  page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => {
      const [, table] = /cambios-(\w+)-.*Subscribed/.exec(String(payload)) ?? [];
      if (table) joined.add(table);
    }),
  );
  await page.goto(path);
  let place = 0;
  for (const table of tables)
    await expect
      .poll(async () => {
        // The connection opens when there is somebody.
        await page.mouse.move(2 + (place++ % 2), 2);
        return joined.has(table);
      }, table)
      .toBe(true);
}
