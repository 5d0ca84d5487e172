import type { Browser } from "@playwright/test";
import type postgres from "postgres";
import { openLive } from "../e2e/support/live.ts";
import { signedIn } from "./sign-in.ts";

export type LiveTimes = {
  changes: number;
  /** From the shop's change to the new words on the customer's open page. */
  medianMs: number;
  maxMs: number;
  /** The same page, loaded again by hand. */
  reloadMs: number;
  ratioToReload: number;
};

/** How soon a customer's open order shows a new tracking number, against loading the page again. */
export async function liveOrderTimes(
  browser: Browser,
  site: string,
  sql: postgres.Sql,
  changes = 10,
): Promise<LiveTimes> {
  const [order] = await sql<{ id: string; tracking_number: string }[]>`
    select o.id, o.tracking_number from public.orders o join auth.users u on u.id = o.user_id
    where u.email = 'cliente@example.com' and o.tracking_number <> '' order by o.created_at desc limit 1`;
  if (!order) throw new Error("The demo customer has no parcel.");
  const track = (number: string) =>
    sql`update public.orders set tracking_number = ${number} where id = ${order.id}`;
  const page = await signedIn(browser, site, "cliente@example.com");
  const path = `/dashboard/pedidos/${order.id}`;
  const seen = (number: string) => page.getByText(number).waitFor();
  const times: number[] = [];
  const reloads: number[] = [];
  try {
    await openLive(page, path, "orders");
    for (let n = 0; n < changes; n++) {
      await page.waitForLoadState("networkidle");
      const began = performance.now();
      await track(`MEDIDA-${n}`);
      await seen(`MEDIDA-${n}`);
      times.push(performance.now() - began);
    }
    for (let n = 0; n < changes; n++) {
      const began = performance.now();
      await page.reload();
      await seen(`MEDIDA-${changes - 1}`);
      reloads.push(performance.now() - began);
    }
  } finally {
    await track(order.tracking_number);
    await page.context().close();
  }
  const middle = (all: number[]) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? Number.NaN;
  const [medianMs, reloadMs] = [middle(times), middle(reloads)];
  return {
    changes,
    medianMs: Math.round(medianMs),
    maxMs: Math.round(Math.max(...times)),
    reloadMs: Math.round(reloadMs),
    ratioToReload: Math.round((medianMs / reloadMs) * 100) / 100,
  };
}
