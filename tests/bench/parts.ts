import { startInstances } from "../../local/launch/instances.ts";

import { crawlSite } from "./crawl.ts";
import { csvImportSeconds } from "./csv-import.ts";
import { ordersOnFullDisk } from "./full-disk.ts";
import { grownShop, yearOfReports } from "./grown.ts";
import { startHttps } from "./https.ts";
import { lighthouseScores } from "./lighthouse.ts";
import { compareLoad } from "./load.ts";
import { pageWeight } from "./page-weight.ts";
import { municipalitySearch } from "./places.ts";
import { pressTimes } from "./press.ts";
import { freePort, type Served, startEmptySite, startStaticServer } from "./servers.ts";
import { config, onClose, publicPaths, type Shop, say, startBrowser, startShop } from "./shop.ts";
import { trafficAndBack } from "./traffic.ts";
import { heavyUploads } from "./uploads.ts";

/** What Lighthouse says of the public pages from the proxy's cache, over TLS and HTTP/2, as deploy/ serves them. */
async function measureLighthouse({ stack, sql }: Pick<Shop, "stack" | "sql">) {
  say("Lighthouse, celular…");
  const port = await freePort();
  const machines = await startInstances({ ...config, ports: { ...config.ports, site: port } }, 1, stack, say);
  // Ended here and not with everything else: what is measured afterwards would share the processors with it.
  const own: (() => Promise<void>)[] = [machines.close];
  try {
    const empty = await startEmptySite(await freePort());
    own.push(empty.close);
    const [https, emptyHttps] = [await startHttps(`http://localhost:${port}`), await startHttps(empty.url)];
    own.push(https.close, emptyHttps.close);
    const pages = Object.entries(await publicPaths(sql)).map(([name, path]) => [name, `${https.url}${path}`]);
    return await lighthouseScores(Object.fromEntries(pages), emptyHttps.url);
  } finally {
    for (const close of own.reverse()) await close();
  }
}

/** The public pages in a browser and under load, each beside an empty page and a bare server. */
async function measurePages({ stack, sql }: Pick<Shop, "stack" | "sql">) {
  const empty = await startEmptySite(await freePort());
  onClose(empty.close);
  const pages = Object.fromEntries(
    Object.entries(await publicPaths(sql)).map(([name, path]) => [name, `${config.env.SITE_URL}${path}`]),
  );
  const browser = await startBrowser();

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

  say("Tarjetas…");
  const press = await pressTimes(browser, config.env.SITE_URL ?? "", empty.url);

  await browser.close();
  return { weights, loads, press, lighthouse: await measureLighthouse({ stack, sql }) };
}

/** All that one machine can be asked in one run. */
export async function measure() {
  const { stack, sql } = await startShop();
  const pages = await measurePages({ stack, sql });
  const browser = await startBrowser();
  say("Importación de 10.000 productos…");
  const csvImport = await csvImportSeconds(browser, config.env.SITE_URL ?? "", sql);
  const places = await municipalitySearch(config.env.SITE_URL ?? "");
  const grown = await measureGrown();
  return { ...pages, csvImport, places, grown };
}

function measureGrown() {
  say("Una tienda con 10.000 productos, 100.000 pedidos y 50.000 reparaciones…");
  return grownShop();
}

/** Parts that can be asked for by their name: `npm run bench -- grown`. */
export const PARTS: Record<string, () => Promise<unknown>> = {
  crawl: async () => {
    const { sql, site } = await startShop();
    return crawlSite({ sql, pid: site.pid });
  },
  disk: ordersOnFullDisk,
  grown: measureGrown,
  reports: yearOfReports,
  pages: () => startShop().then(measurePages),
  places: () => startShop().then(() => municipalitySearch(config.env.SITE_URL ?? "")),
  lighthouse: () => startShop().then(measureLighthouse),
  press: async () => {
    await startShop();
    const browser = await startBrowser();
    const empty = await startEmptySite(await freePort());
    onClose(empty.close);
    return pressTimes(browser, config.env.SITE_URL ?? "", empty.url);
  },
  // For as many minutes as the command says: `npm run bench -- traffic 60`.
  traffic: async () => {
    const { sql, site } = await startShop();
    const minutes = Number(process.argv[3] ?? 1);
    return trafficAndBack({ url: config.env.SITE_URL ?? "", pid: site.pid, sql }, minutes);
  },
  uploads: async () => {
    const { site } = await startShop();
    return heavyUploads(config.env, site.pid);
  },
};
