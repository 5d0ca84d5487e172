import { expect, type Page } from "@playwright/test";
import { CHANGES_TOPIC, isAnnounced } from "../../../lib/freshness/changes.ts";

/** A message of the live connection, as Phoenix writes them: its topic and its event name. */
const topicOf = (frame: unknown[]): string => String(frame[2]);
const isJoin = (frame: unknown[]): boolean => frame[3] === "phx_join";
const PUBLIC_TOPIC = `realtime:${CHANGES_TOPIC}`;
/** The server's confirmations of a joined channel of rows, and of the public tables' channel. */
const isJoined = (frame: unknown[], text: string): boolean =>
  topicOf(frame) === PUBLIC_TOPIC
    ? frame[3] === "phx_reply" && text.includes('"status":"ok"')
    : text.includes("Subscribed");

function parse(payload: string | Buffer): unknown[] {
  const frame: unknown = JSON.parse(String(payload));
  return Array.isArray(frame) ? frame : [];
}

/** Opens a page and waits until the database's changes of these tables reach it. */
export async function openLive(page: Page, path: string, ...tables: string[]): Promise<void> {
  // The previous page has its own live connection, which may join late.
  await page.goto("about:blank");
  /** The channels of a page join one after another: each table has its own. */
  const topics = new Map<string, string>();
  const joined = new Set<string>();
  page.on("websocket", (socket) => {
    socket.on("framesent", ({ payload }) => {
      const frame = parse(payload);
      if (!isJoin(frame)) return;
      for (const table of tables) {
        const isAsked = isAnnounced(table)
          ? topicOf(frame) === PUBLIC_TOPIC
          : String(payload).includes(`"table":"${table}"`);
        if (isAsked) topics.set(table, topicOf(frame));
      }
    });
    socket.on("framereceived", ({ payload }) => {
      const frame = parse(payload);
      if (isJoined(frame, String(payload))) joined.add(topicOf(frame));
    });
  });
  await page.goto(path);
  let place = 0;
  await expect
    .poll(async () => {
      // The connection opens after the first user input.
      await page.mouse.move(2 + (place++ % 2), 2);
      return tables.every((table) => joined.has(topics.get(table) ?? ""));
    }, tables.join(", "))
    .toBe(true);
}
