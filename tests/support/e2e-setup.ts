import { rm } from "node:fs/promises";
import path from "node:path";
import { closeAll } from "../../local/launch/close-all.ts";
import { startJobs } from "../../local/launch/jobs.ts";
import { buildSite, checkSitePort, siteReady, startSite } from "../../local/launch/site.ts";
import { startStack } from "../../local/launch/stack.ts";
import { E2E_CONFIG } from "./e2e-config.ts";

/** Starts the whole product on an empty database; answers the function that stops it. */
export default async function setup(): Promise<() => Promise<void>> {
  process.env.DEMO = "1";
  const log = (line: string) => console.log(`· ${line}`);
  // Drawn pictures are kept: they depend on the source alone.
  for (const part of ["postgres", "storage", "mail", "mercadopago.json"])
    await rm(path.join(E2E_CONFIG.dataDir, part), { recursive: true, force: true });
  await checkSitePort(E2E_CONFIG.ports.site);
  const stack = await startStack(E2E_CONFIG, log);
  await buildSite(E2E_CONFIG, log);
  const site = startSite(E2E_CONFIG, "start", stack);
  await siteReady(E2E_CONFIG, site);
  const jobs = startJobs(E2E_CONFIG, log);
  return async () => {
    await jobs.close();
    if (!(await closeAll([site], { timeoutMs: 60_000, log })))
      throw new Error("The site did not end within a minute.");
    // As in the demo: it ends with this process, also when something hangs.
    if (!(await closeAll([stack], { timeoutMs: 10_000, log }))) log("The backend did not end by itself.");
  };
}
