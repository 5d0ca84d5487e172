import { spawn } from "node:child_process";
import { existsSync, mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { canHaveEngines } from "../local/launch/engines.ts";
import { browserPath } from "./support/browser.ts";
import { type Counts, readReport } from "./support/reports.ts";

/** The whole suite: format, lint, types, unit, database, actions, proxies, browser. The closing lines name what failed, and tell the sum. */

const root = path.resolve(import.meta.dirname, "..");
const reports = path.join(root, "test-results");

type Step = { name: string; command: string[]; report?: string };
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

/** A step that died without a report has failed once. */
function counts(step: Step, code: number): Counts {
  if (!step.report || !existsSync(step.report)) {
    const passed = step.report || code !== 0 ? 0 : 1;
    return { passed, flaky: 0, failed: 1 - passed, unsteady: [] };
  }
  const report = readReport(step.report);
  return { ...report, failed: code === 0 ? report.failed : Math.max(report.failed, 1) };
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
console.table(outcomes.map(({ unsteady, ...counted }) => counted));
for (const { name, unsteady } of outcomes)
  for (const test of unsteady) console.log(`Failed at least once, ${name}: ${path.relative(root, test)}`);
const sum = (key: "passed" | "flaky" | "failed") =>
  outcomes.reduce((total, outcome) => total + outcome[key], 0);
const failed = sum("failed");
console.log(`${sum("passed")} passed (${sum("flaky")} at the second try), ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
