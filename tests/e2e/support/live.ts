import { expect, type Page } from "@playwright/test";
import { isAnnounced } from "../../../lib/core/changes.ts";

/** What the server says of a channel of rows that is joined, and of the public tables' channel. */
const OWN = /cambios-\d+.*Subscribed/;
const PUBLIC = /"realtime:catalogo","phx_reply",\{"status":"ok"/;

/** Opens a page and waits until the database's changes of these tables reach it. */
export async function openLive(page: Page, path: string, ...tables: string[]): Promise<void> {
  // The page before has a live connection of its own, which may join late.
  await page.goto("about:blank");
  const wanted = [...new Set(tables.map((table) => (isAnnounced(table) ? PUBLIC : OWN)))];
  const asked = new Set<string>();
  const joined = new Set<RegExp>();
  page.on("websocket", (socket) => {
    socket.on("framesent", ({ payload }) => {
      for (const table of tables) if (String(payload).includes(`"table":"${table}"`)) asked.add(table);
    });
    socket.on("framereceived", ({ payload }) => {
      for (const sign of wanted) if (sign.test(String(payload))) joined.add(sign);
    });
  });
  // What was edited before the join is asked for after it.
  let hasAsked = false;
  page.on("response", (response) => {
    if (new URL(response.url()).pathname === "/api/alive") hasAsked = true;
  });
  await page.goto(path);
  let place = 0;
  await expect
    .poll(async () => {
      // The connection opens when there is somebody.
      await page.mouse.move(2 + (place++ % 2), 2);
      if (wanted.includes(PUBLIC) && !hasAsked) return false;
      return joined.size === wanted.length && tables.every((table) => isAnnounced(table) || asked.has(table));
    }, tables.join(", "))
    .toBe(true);
}
