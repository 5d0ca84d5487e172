import { chromium } from "@playwright/test";
import postgres from "postgres";
import { readConfig } from "../../local/launch/config.ts";
import { buildSite, siteReady, startSite } from "../../local/launch/site.ts";
import { startStack } from "../../local/launch/stack.ts";
import { BROWSER_ARGS, browserPath } from "../support/browser.ts";
import { csvImportSeconds } from "./csv-import.ts";
import { lighthouseScores, type Scores } from "./lighthouse.ts";
import { liveOrderTimes } from "./live.ts";
import { compareLoad } from "./load.ts";
import { clickToHeading, pageWeight } from "./page-weight.ts";
import { ordersListLatency, searchLatency, staffListLatency, stockShop } from "./search.ts";
import { freePort, type Served, startEmptySite, startStaticServer } from "./servers.ts";
import { staffPageLatency, withFullShop } from "./staff-pages.ts";

/** Measures the public pages against an empty page and a bare server in one run; prints JSON. */

process.env.DEMO = "1";
const config = readConfig({
  PORT: "3291",
  BACKEND_PORT: "54491",
  DATABASE_PORT: "54492",
  MAILBOX_PORT: "54494",
  MERCADOPAGO_SANDBOX_PORT: "54495",
  DATA_DIR: ".data/bench",
});
const say = (line: string) => console.error(`· ${line}`);
const closers: (() => Promise<void>)[] = [];

async function measure() {
  const stack = await startStack(config, say);
  closers.push(stack.close);
  const sql = postgres(stack.databaseUrl, { max: 1, onnotice: () => undefined });
  const [{ slug: product }] = await sql<
    [{ slug: string }]
  >`select slug from public.products order by created_at desc limit 1`;
  const [{ slug: course }] = await sql<
    [{ slug: string }]
  >`select slug from public.courses order by created_at desc limit 1`;
  const [{ slug: post }] = await sql<[{ slug: string }]>`select slug from public.posts where is_featured`;
  closers.push(() => sql.end());
  await buildSite(config, say);
  const site = startSite(config, "start", stack);
  closers.push(site.close);
  await siteReady(config, site);
  const empty = await startEmptySite(await freePort());
  closers.push(empty.close);

  const paths = {
    home: "/",
    store: "/tienda",
    category: "/tienda/controles",
    product: `/producto/${product}`,
    service: "/servicios/reparacion-playstation",
    course: `/curso/${course}`,
    post: `/blog/${post}`,
  };
  const pages = Object.fromEntries(
    Object.entries(paths).map(([name, path]) => [name, `${config.env.SITE_URL}${path}`]),
  );
  const browser = await chromium.launch({ executablePath: browserPath(), args: BROWSER_ARGS });
  closers.push(() => browser.close());

  say("Peso de las páginas…");
  const weights: Record<string, Awaited<ReturnType<typeof pageWeight>>> = {};
  for (const [name, url] of Object.entries({ ...pages, empty: empty.url }))
    weights[name] = await pageWeight(browser, url);

  say("Carga…");
  const loads: Record<string, unknown> = {};
  for (const [name, url] of Object.entries(pages)) {
    const bare: Served = await startStaticServer(Buffer.from(await (await fetch(url)).arrayBuffer()));
    const load = await compareLoad({ page: url, empty: empty.url, bare: bare.url });
    await bare.close();
    const ratio = (against: number) => Math.round((load.page.requestsPerSecond / against) * 100) / 100;
    loads[name] = {
      ...load,
      ratioToEmpty: ratio(load.empty.requestsPerSecond),
      ratioToBare: ratio(load.bare.requestsPerSecond),
    };
  }

  say("Clic en una tarjeta…");
  const clicks = await clickToHeading(browser, `${config.env.SITE_URL}/tienda`, 8);

  say("Lighthouse, celular…");
  const lighthouse: Record<string, Scores> = {};
  for (const [name, url] of Object.entries(pages)) lighthouse[name] = await lighthouseScores(url);

  say("Pedido en vivo…");
  const live = await liveOrderTimes(browser, config.env.SITE_URL ?? "", sql);

  say("Listas con 100.000 productos…");
  const lists = await listsOnCopy(stack.databaseUrl);
  const staffPage = await withFullShop(sql, lists.products, () =>
    staffPageLatency(browser, config.env.SITE_URL ?? ""),
  );
  say("Importación de 10.000 productos…");
  const csvImport = await csvImportSeconds(browser, config.env.SITE_URL ?? "", sql);
  return { weights, loads, clickToHeadingMs: clicks, lighthouse, live, ...lists, staffPage, csvImport };
}

/** The generated products live in a database of their own, which is dropped afterwards. */
async function listsOnCopy(databaseUrl: string) {
  const products = 100_000;
  const admin = postgres(databaseUrl, { max: 1, onnotice: () => undefined });
  const name = "bench_search";
  try {
    await admin.unsafe(`drop database if exists ${name} with (force)`);
    await admin.unsafe(`create database ${name}`);
    const url = databaseUrl.replace(/\/[^/]*$/, `/${name}`);
    const { migrate } = await import("../../local/backend/migrate.ts");
    await migrate(url, { dir: "supabase/migrations", log: () => undefined });
    const sql = postgres(url, { max: 1, onnotice: () => undefined });
    try {
      await stockShop(sql, products);
      return {
        ...{ products, search: await searchLatency(sql), staffList: await staffListLatency(sql) },
        staffOrders: await ordersListLatency(sql, products),
      };
    } finally {
      await sql.end();
    }
  } finally {
    await admin.unsafe(`drop database if exists ${name} with (force)`);
    await admin.end();
  }
}

try {
  console.log(JSON.stringify(await measure(), null, 2));
} finally {
  for (const close of closers.reverse()) await close();
}
