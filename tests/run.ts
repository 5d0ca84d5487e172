import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { browserPath } from "./support/browser.ts";

/** The whole suite: format, lint, types, unit, database, actions, browser. One closing line tells the sum. */

const root = path.resolve(import.meta.dirname, "..");
const reports = path.join(root, "test-results");

type Step = { name: string; command: string[]; report?: string };
type Outcome = { name: string; passed: number; failed: number; seconds: number };

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
  {
    name: "browser",
    command: ["playwright", "test", "--config", "tests/playwright.config.ts"],
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
function counts(step: Step, code: number): { passed: number; failed: number } {
  if (!step.report) return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  if (!existsSync(step.report)) return { passed: 0, failed: 1 };
  const report = JSON.parse(readFileSync(step.report, "utf8"));
  const passed: number = report.numPassedTests ?? report.stats.expected;
  const failed: number = report.numFailedTests ?? report.stats.unexpected + report.stats.flaky;
  return { passed, failed: code === 0 ? failed : Math.max(failed, 1) };
}

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
const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
