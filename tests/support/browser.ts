import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

/** The first is headless Chromium: a quarter faster. */
const KNOWN = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** Keeps the browser from calling home: the tests may run without any network. */
export const BROWSER_ARGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--disable-dev-shm-usage",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Chromium's version of early 2025: the minimum of Playwright and the pages. */
const OLDEST = 133;

function isNewEnough(program: string): boolean {
  const answer = spawnSync(program, ["--version"], { encoding: "utf8" });
  return Number(/(\d+)\.\d+\.\d+/.exec(answer.stdout ?? "")?.[1]) >= OLDEST;
}

function found(): string | undefined {
  return [...KNOWN, chromium.executablePath()].find((path) => existsSync(path) && isNewEnough(path));
}

/**
 * Path of a Chromium: CHROME_PATH, one of this machine, or one that is installed now (Debian's package as root,
 * else Playwright's own).
 */
export function browserPath(): string {
  process.env.CHROME_PATH ||= found() ?? install();
  return process.env.CHROME_PATH;
}

function install(): string {
  console.log(`No hay un Chromium de la versión ${OLDEST} o más nueva: se instala uno…`);
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    execFileSync("apt-get", ["update", "-q"], { stdio: "ignore", env });
    const packages = ["chromium-headless-shell", "fonts-liberation"];
    execFileSync("apt-get", ["install", "-y", "-q", "--no-install-recommends", ...packages], {
      stdio: "ignore",
      env,
    });
  } else {
    execFileSync(process.execPath, ["node_modules/playwright/cli.js", "install", "chromium"], {
      stdio: "inherit",
    });
  }
  const installed = found();
  if (!installed) throw new Error("No se encontró Chromium. Indica dónde está con la variable CHROME_PATH.");
  return installed;
}
