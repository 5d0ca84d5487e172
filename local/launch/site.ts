import { createHash } from "node:crypto";
import { existsSync, writeFileSync } from "node:fs";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { endGuarded, spawnGuarded } from "../backend/guarded.ts";
import { probePort } from "../backend/postgres/port.ts";
import { type LocalConfig, ROOT } from "./config.ts";
import type { Stack } from "./stack.ts";

/** A placeholder for builds, which send no mail: the actual port differs per start and must not cause a rebuild. */
const NO_MAIL = "smtp://127.0.0.1:9";
const NEXT = path.join(ROOT, "node_modules/next/dist/bin/next");
/** As in deploy/Dockerfile: an instance stays under 600 MB. */
const SERVER_MEMORY = { MALLOC_ARENA_MAX: "2", NODE_OPTIONS: "--max-old-space-size=512" };
/** Inputs of a build; a change of any causes a rebuild. */
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
  /** Files of the process and its group of child processes. */
  pid: number;
  close(): Promise<void>;
  exited: Promise<number>;
};

/** Fails with a readable error when the site's port is taken. */
export async function checkSitePort(port: number): Promise<void> {
  await probePort(port).catch(() => {
    throw new Error(`El puerto ${port} está ocupado. Elige otro con la variable PORT.`);
  });
}

/** Builds when sources, demo data or environment changed; returns whether it did. */
export async function buildSite(config: LocalConfig, log: (line: string) => void): Promise<boolean> {
  const mark = path.join(ROOT, config.buildDir, "source.sha256");
  const hash = await fingerprint(config);
  const known = existsSync(mark) ? await readFile(mark, "utf8") : "";
  if (known === hash) return false;
  log("Construyendo el sitio (la primera vez tarda uno o dos minutos)…");
  // Answers that an earlier build kept may be another database's.
  await rm(path.join(ROOT, config.buildDir, "cache/fetch-cache"), { recursive: true, force: true });
  const code = await run(["build"], config, "production", NO_MAIL).exited;
  if (code !== 0) throw new Error(`La construcción del sitio falló (código ${code}).`);
  await writeFile(mark, hash);
  return true;
}

/** Runs the production build, or the dev server; mails go to the mailbox. */
export function startSite(
  config: LocalConfig,
  mode: "start" | "dev",
  { smtpUrl }: Pick<Stack, "smtpUrl">,
): Site {
  const args = [mode, "--port", String(config.ports.site)];
  // Longer than a proxy keeps an idle connection: a request must never meet one that ends.
  if (config.env.TRUSTED_HOPS) args.push("--keepAliveTimeout", "75000");
  return run(args, config, mode === "dev" ? "development" : "production", smtpUrl);
}

/** Runs a standalone build as the image does (deploy/Dockerfile), from a folder that holds all of it. */
export function startStandalone(
  config: LocalConfig,
  folder: string,
  { smtpUrl }: Pick<Stack, "smtpUrl">,
): Site {
  return guarded([path.join(folder, "server.js")], folder, {
    ...config.env,
    ...SERVER_MEMORY,
    SMTP_URL: smtpUrl,
    NODE_ENV: "production",
    HOSTNAME: "0.0.0.0",
    PORT: String(config.ports.site),
    BUILD_DIR: config.buildDir,
    KEEP_ALIVE_TIMEOUT: "75000",
  });
}

/** Waits until the site at the configured port takes requests and its backend answers. */
export async function siteReady(
  config: LocalConfig,
  site: Pick<Site, "exited">,
  timeoutMs = 120_000,
): Promise<void> {
  const until = Date.now() + timeoutMs;
  const isOk = (path: string) =>
    fetch(`http://localhost:${config.ports.site}${path}`).then(
      (answer) => answer.ok,
      () => false,
    );
  let ended: number | undefined;
  void site.exited.then((code) => {
    ended = code;
  });
  while (Date.now() < until) {
    if (ended !== undefined) throw new Error(`El sitio se cerró al arrancar (código ${ended}).`);
    if ((await isOk("/api/alive")) && (await isOk("/api/health"))) return;
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  throw new Error(`El sitio no respondió en ${timeoutMs / 1000} s.`);
}

function run(args: string[], config: LocalConfig, mode: "production" | "development", smtpUrl: string): Site {
  return guarded([NEXT, ...args], ROOT, {
    ...config.env,
    ...(args[0] === "start" && SERVER_MEMORY),
    SMTP_URL: smtpUrl,
    NODE_ENV: mode,
    BUILD_DIR: config.buildDir,
    BUILD_TSCONFIG: args[0] === "start" ? "tsconfig.json" : typesConfig(config),
  });
}

function guarded(args: string[], cwd: string, env: Record<string, string>): Site {
  const child = spawnGuarded(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env, NEXT_TELEMETRY_DISABLED: "1" } as NodeJS.ProcessEnv,
    // Output goes to stderr: benchmarks print only their results on stdout.
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
 * The framework adds its folder of generated types to the given tsconfig: a second demo with its own build folder gets
 * its own, untracked file.
 */
function typesConfig({ buildDir }: LocalConfig): string {
  if (buildDir === ".next") return "tsconfig.json";
  const name = `tsconfig${buildDir}.json`;
  const include = ["**/*.ts", "**/*.tsx", `${buildDir}/types/**/*.ts`, `${buildDir}/dev/types/**/*.ts`];
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
