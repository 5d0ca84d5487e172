import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { canHaveEngines } from "../local/launch/engines.ts";
import { browserPath } from "./support/browser.ts";

/** The whole suite: format, lint, types, unit, database, actions, proxies, browser. One closing line tells the sum. */

const root = path.resolve(import.meta.dirname, "..");
const reports = path.join(root, "test-results");

type Step = { name: string; command: string[]; report?: string };
/** `flaky`: passed at the second try only; they count as passed too. */
type Counts = { passed: number; flaky: number; failed: number };
type Outcome = Counts & { name: string; seconds: number };

const vitest = (name: string): Step => {
  const report = path.join(reports, `${name}.json`);
  return {
    name,
    command: [
      "vitest",
      "run",
      "--config",
      `tests/vitest.${name}.config.ts`,
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${report}`,
    ],
    report,
  };
};

const steps: Step[] = [
  { name: "format and lint", command: ["biome", "ci", "."] },
  { name: "route types", command: ["next", "typegen"] },
  { name: "types", command: ["tsc", "--noEmit"] },
  vitest("unit"),
  vitest("db"),
  vitest("actions"),
  ...(canHaveEngines() ? [vitest("deploy")] : []),
  {
    name: "browser",
    // Two browsers, the site and its database share the cores. A test that needed its second try is counted apart.
    command: ["playwright", "test", "--config", "tests/playwright.config.ts", "--retries", "1"],
    report: path.join(reports, "browser.json"),
  },
];

function run(step: Step): Promise<number> {
  const [program = "", ...args] = step.command;
  return new Promise((resolve) => {
    const child = spawn(path.join(root, "node_modules/.bin", program), args, {
      cwd: root,
      stdio: "inherit",
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1", CHROME_PATH: browserPath() },
    });
    child.once("exit", (code) => resolve(code ?? 1));
    child.once("error", () => resolve(1));
  });
}

/** Counts from the tool's own report; a step that died without one has failed once. */
function counts(step: Step, code: number): Counts {
  const report = step.report && existsSync(step.report) && JSON.parse(readFileSync(step.report, "utf8"));
  if (!report) {
    const passed = step.report || code !== 0 ? 0 : 1;
    return { passed, flaky: 0, failed: 1 - passed };
  }
  const flaky: number = report.stats?.flaky ?? 0;
  const passed: number = report.numPassedTests ?? report.stats.expected + flaky;
  const failed: number = report.numFailedTests ?? report.stats.unexpected;
  return { passed, flaky, failed: code === 0 ? failed : Math.max(failed, 1) };
}

if (!canHaveEngines()) console.log("Without the proxies' tests: haproxy and Varnish are not installed.");
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const only = process.argv.slice(2);
const outcomes: Outcome[] = [];
for (const step of steps.filter((step) => only.length === 0 || only.includes(step.name))) {
  console.log(`\n── ${step.name}`);
  const began = performance.now();
  const code = await run(step);
  const seconds = Math.round((performance.now() - began) / 1000);
  outcomes.push({ name: step.name, ...counts(step, code), seconds });
}

console.log("");
console.table(outcomes);
const sum = (key: keyof Counts) => outcomes.reduce((total, outcome) => total + outcome[key], 0);
const failed = sum("failed");
console.log(`${sum("passed")} passed (${sum("flaky")} at the second try), ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
