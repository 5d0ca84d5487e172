import { execFile, execFileSync, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import autocannon from "autocannon";
import type { LocalConfig } from "../../local/launch/config.ts";
import type { Instance } from "../../local/launch/instances.ts";
import { freePort, type Served } from "./servers.ts";

const NGINX = "/usr/sbin/nginx";
const AB = "/usr/bin/ab";
const ROUNDS = 7;
const MANY = 100_000;
const PURGED_SECONDS = 20;

/** Debian's packages: the file server to compare with, and a load generator faster than any in JavaScript. */
function install(): void {
  if (existsSync(NGINX) && existsSync(AB)) return;
  if (process.getuid?.() !== 0) throw new Error("apt-get install nginx-light apache2-utils");
  const args = ["install", "-y", "-q", "--no-install-recommends", "nginx-light", "apache2-utils"];
  execFileSync("apt-get", args, { stdio: "ignore" });
}

/** Requests a second, in turn, round after round; the median of each. */
async function compare<Name extends string>(
  host: string,
  targets: Record<Name, [url: string, count: number]>,
) {
  const runs = new Map<Name, number[]>();
  for (let round = 0; round < ROUNDS; round++)
    for (const name of Object.keys(targets) as Name[]) {
      const [url, count] = targets[name];
      const headers = ["-H", "Accept-Encoding: gzip", "-H", `Host: ${host}`];
      const args = ["-q", "-k", "-c", "16", "-n", String(count), ...headers, url];
      // Not synchronously: the backend runs in this process.
      const { stdout: printed } = await promisify(execFile)(AB, args);
      const failed = Number(/Non-2xx responses:\s+(\d+)/.exec(printed)?.[1] ?? 0);
      const perSecond = Number(/Requests per second:\s+([\d.]+)/.exec(printed)?.[1]);
      if (failed > 0 || !perSecond) throw new Error(`${url}: ${printed}`);
      runs.set(name, [...(runs.get(name) ?? []), perSecond]);
    }
  const median = (values: number[] = []) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
  return Object.fromEntries(
    [...runs].map(([name, values]) => [name, Math.round(median(values) ?? 0)]),
  ) as Record<Name, number>;
}

/** nginx serving the given bytes, compressed beforehand, as a file with the headers of the page. */
async function startNginx(body: Buffer, headers: Headers): Promise<Served> {
  const folder = await mkdtemp(path.join(tmpdir(), "bench-nginx-"));
  const port = await freePort();
  await mkdir(path.join(folder, "files"));
  await writeFile(path.join(folder, "files/page"), body);
  const same = [...headers]
    .filter(
      ([name]) =>
        !/^(content-(type|length|encoding)|transfer-encoding|connection|date|server|age)$/.test(name),
    )
    .map(([name, value]) => `add_header ${name} ${JSON.stringify(value)};`);
  await writeFile(
    path.join(folder, "nginx.conf"),
    `worker_processes auto; daemon off; pid ${folder}/pid; error_log ${folder}/error.log; ${process.getuid?.() === 0 ? "user root;" : ""}
    events { worker_connections 1024; }
    http { access_log off; sendfile on; keepalive_requests 1000000; default_type text/html;
      ${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(" ")}
      server { listen 127.0.0.1:${port};
        location = /page { root ${folder}/files; etag off; add_header content-encoding gzip; ${same.join("\n")} } } }`,
  );
  const child = spawn(NGINX, ["-c", path.join(folder, "nginx.conf")], { stdio: "ignore" });
  const url = `http://127.0.0.1:${port}/page`;
  while (!(await fetch(url).catch(() => null))?.ok) {
    if (child.exitCode !== null) throw new Error(`nginx did not start: see ${folder}/error.log`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const close = async () => {
    const ended = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGTERM");
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  return { url, close };
}

/** The bytes as they are sent, still compressed. */
function compressed(url: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { headers: { "accept-encoding": "gzip" } }, async (answer) => {
      const parts: Buffer[] = [];
      for await (const part of answer) parts.push(part);
      resolve(Buffer.concat(parts));
    });
    asked.on("error", reject).end();
  });
}

type Machines = { config: LocalConfig; purgeUrl: string; instances: Instance[] };

/**
 * A page of the proxy cache, alone and with haproxy before it, beside nginx serving the same bytes and an instance
 * without the cache; then twenty product pages with one purge a second.
 */
export async function proxyCache({ config, purgeUrl, instances }: Machines, slugs: string[]) {
  const site = config.env.SITE_URL ?? "";
  const page = `/producto/${slugs[0]}`;
  install();
  const sent = await fetch(`${site}${page}`, { headers: { "accept-encoding": "gzip" } });
  await sent.arrayBuffer();
  const nginx = await startNginx(await compressed(`${site}${page}`), sent.headers);
  const perSecond = await compare(new URL(site).host, {
    nginx: [nginx.url, MANY],
    varnish: [`${purgeUrl}${page}`, MANY],
    haproxyAndVarnish: [`${site}${page}`, MANY],
    instance: [`http://localhost:${instances[0]?.config.ports.site}${page}`, MANY / 100],
  });
  await nginx.close();
  const ratio = (count: number) => Math.round((count / perSecond.nginx) * 100) / 100;
  return {
    perSecond,
    varnishToNginx: ratio(perSecond.varnish),
    haproxyAndVarnishToNginx: ratio(perSecond.haproxyAndVarnish),
    purged: await underPurges(site, purgeUrl, slugs.slice(0, 20)),
  };
}

/** Hit rate and requests to the instances while one page is purged every second, and everything once. */
async function underPurges(site: string, purgeUrl: string, slugs: string[]) {
  const states: Record<string, number> = {};
  let purges = 0;
  const purge = (keys: string) => fetch(purgeUrl, { method: "PURGE", headers: { "xkey-purge": keys } });
  const timer = setInterval(() => {
    void purge(purges === PURGED_SECONDS / 2 ? "all" : `/producto/${slugs[purges % slugs.length]}`);
    purges += 1;
  }, 1000);
  const load = autocannon({
    url: site,
    connections: 8,
    duration: PURGED_SECONDS,
    requests: slugs.map((slug) => ({
      path: `/producto/${slug}`,
      headers: { "accept-encoding": "gzip" },
      onResponse: (_status, _body, _context, headers) => {
        const state = new Headers(headers as Record<string, string>).get("x-cache") ?? "none";
        states[state] = (states[state] ?? 0) + 1;
      },
    })),
  });
  const result = await load;
  clearInterval(timer);
  const asked = Object.values(states).reduce((sum, count) => sum + count, 0);
  return {
    seconds: PURGED_SECONDS,
    purges,
    asked,
    states,
    failures: result.non2xx + result.errors,
    hitRate: Math.round(((states.HIT ?? 0) / asked) * 10_000) / 10_000,
    originRequestsPerPurge: Math.round(((asked - (states.HIT ?? 0)) / purges) * 100) / 100,
  };
}
