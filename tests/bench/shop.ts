import { chromium } from "@playwright/test";
import postgres from "postgres";
import { readConfig } from "../../local/launch/config.ts";
import { buildSite, siteReady, startSite } from "../../local/launch/site.ts";
import { startStack } from "../../local/launch/stack.ts";
import { BROWSER_ARGS, browserPath } from "../support/browser.ts";

process.env.DEMO = "1";
export const config = readConfig({
  PORT: "3291",
  BACKEND_PORT: "54491",
  DATABASE_PORT: "54492",
  MAILBOX_PORT: "54494",
  MERCADOPAGO_SANDBOX_PORT: "54495",
  DATA_DIR: ".data/bench",
});
export const say = (line: string) => console.error(`· ${line}`);

const closers: (() => Promise<void>)[] = [];

/** What ends with the run, the last first. */
export function onClose(close: () => Promise<void>): void {
  closers.push(close);
}

export async function closeAll(): Promise<void> {
  for (const close of closers.reverse()) await close();
}

/** The backend without a site, with a connection to its database. */
export async function startBackend() {
  const stack = await startStack(config, say);
  onClose(stack.close);
  const sql = postgres(stack.databaseUrl, { max: 1, onnotice: () => undefined });
  onClose(() => sql.end());
  return { stack, sql };
}

/** Serves the build that is there. */
async function startBuiltSite(stack: Awaited<ReturnType<typeof startStack>>) {
  const site = startSite(config, "start", stack);
  onClose(site.close);
  await siteReady(config, site);
  return site;
}

/** The built site on its own backend, with a connection to the database behind it. */
export async function startShop() {
  const backend = await startBackend();
  await buildSite(config, say);
  return { ...backend, site: await startBuiltSite(backend.stack) };
}

export type Shop = Awaited<ReturnType<typeof startShop>>;

export async function startBrowser() {
  const browser = await chromium.launch({ executablePath: browserPath(), args: BROWSER_ARGS });
  onClose(() => browser.close());
  return browser;
}

/** The kinds of public page, by name. */
export async function publicPaths(sql: postgres.Sql) {
  const [{ slug: product }] = await sql<
    [{ slug: string }]
  >`select slug from public.products order by created_at desc limit 1`;
  const [{ slug: course }] = await sql<
    [{ slug: string }]
  >`select slug from public.courses order by created_at desc limit 1`;
  const [{ slug: post }] = await sql<[{ slug: string }]>`select slug from public.posts where is_featured`;
  return {
    home: "/",
    store: "/tienda",
    category: "/tienda/controles",
    product: `/producto/${product}`,
    service: "/servicios/reparacion-playstation",
    course: `/curso/${course}`,
    post: `/blog/${post}`,
  };
}
