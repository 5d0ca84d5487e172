import { createHash } from "node:crypto";
import { existsSync, writeFileSync } from "node:fs";
import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { endGuarded, spawnGuarded } from "../backend/guarded.ts";
import { probePort } from "../backend/postgres/port.ts";
import { type LocalConfig, ROOT } from "./config.ts";
import type { Stack } from "./stack.ts";

/** For a build, which sends nothing: the real one has another port each time and must not make a new build. */
const NO_MAIL = "smtp://127.0.0.1:9";
const NEXT = path.join(ROOT, "node_modules/next/dist/bin/next");
/** What a build is made of; a change in any of it makes a new one. */
const SOURCES = [
  "app",
  "components",
  "lib",
  "public",
  "instrumentation.ts",
  "middleware.ts",
  "next.config.mjs",
  "package-lock.json",
  "tsconfig.json",
];

export type Site = {
  /** Of the process and of the group of everything that it starts. */
  pid: number;
  close(): Promise<void>;
  exited: Promise<number>;
};

/** Stops with a readable error when somebody else has the site's port. */
export async function checkSitePort(port: number): Promise<void> {
  await probePort(port).catch(() => {
    throw new Error(`El puerto ${port} está ocupado. Elige otro con la variable PORT.`);
  });
}

/** Builds when the sources, the demo data or the environment changed; answers whether it did. */
export async function buildSite(config: LocalConfig, log: (line: string) => void): Promise<boolean> {
  const mark = path.join(ROOT, config.buildDir, "source.sha256");
  const hash = await fingerprint(config);
  const known = existsSync(mark) ? await readFile(mark, "utf8") : "";
  if (known === hash) return false;
  log("Construyendo el sitio (la primera vez tarda uno o dos minutos)…");
  const code = await run(["build"], config, "production", NO_MAIL).exited;
  if (code !== 0) throw new Error(`La construcción del sitio falló (código ${code}).`);
  await writeFile(mark, hash);
  return true;
}

/** Serves the production build, or the sources with hot reload; its mails go where the stack takes them. */
export function startSite(
  config: LocalConfig,
  mode: "start" | "dev",
  { smtpUrl }: Pick<Stack, "smtpUrl">,
): Site {
  const args = [mode, "--port", String(config.ports.site)];
  return run(args, config, mode === "dev" ? "development" : "production", smtpUrl);
}

/** Waits until the site says that it and its backend are well. */
export async function siteReady(config: LocalConfig, site: Site, timeoutMs = 120_000): Promise<void> {
  const until = Date.now() + timeoutMs;
  let ended: number | undefined;
  void site.exited.then((code) => {
    ended = code;
  });
  while (Date.now() < until) {
    if (ended !== undefined) throw new Error(`El sitio se cerró al arrancar (código ${ended}).`);
    const answer = await fetch(`${config.env.SITE_URL}/api/health`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  throw new Error(`El sitio no respondió en ${timeoutMs / 1000} s.`);
}

function run(args: string[], config: LocalConfig, mode: "production" | "development", smtpUrl: string): Site {
  const child = spawnGuarded(process.execPath, [NEXT, ...args], {
    cwd: ROOT,
    env: {
      ...process.env,
      ...config.env,
      SMTP_URL: smtpUrl,
      NODE_ENV: mode,
      NEXT_TELEMETRY_DISABLED: "1",
      BUILD_DIR: config.buildDir,
      BUILD_TSCONFIG: typesConfig(config),
    },
    // Its talk goes to standard error: a bench prints nothing but its figures on standard output.
    stdout: 2,
    stderr: 2,
  });
  const exited = new Promise<number>((resolve) => child.once("exit", (code) => resolve(code ?? 1)));
  const close = async () => {
    if (child.exitCode !== null) return;
    endGuarded(child);
    await exited;
  };
  return { pid: child.pid ?? 0, close, exited };
}

/**
 * The framework adds its folder of generated types to the TypeScript configuration it is given:
 * a second demo, with a build folder of its own, gets a file of its own that git does not track.
 */
function typesConfig({ buildDir }: LocalConfig): string {
  if (buildDir === ".next") return "tsconfig.json";
  const name = `tsconfig${buildDir}.json`;
  const include = [
    "next-env.d.ts",
    "**/*.ts",
    "**/*.tsx",
    `${buildDir}/types/**/*.ts`,
    `${buildDir}/dev/types/**/*.ts`,
  ];
  writeFileSync(path.join(ROOT, name), JSON.stringify({ extends: "./tsconfig.json", include }));
  return name;
}

async function fingerprint(config: LocalConfig): Promise<string> {
  const hash = createHash("sha256").update(JSON.stringify(config.env));
  for (const source of SOURCES)
    for (const file of await files(path.join(ROOT, source))) {
      hash.update(path.relative(ROOT, file)).update(await readFile(file));
    }
  return hash.digest("hex");
}

async function files(place: string): Promise<string[]> {
  const entries = await readdir(place, { withFileTypes: true, recursive: true }).catch(() => null);
  if (!entries) return existsSync(place) ? [place] : [];
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}
