import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { endGuarded, spawnGuarded } from "../local/backend/guarded.ts";
import { canHaveEngines } from "../local/launch/engines.ts";
import { type Result, readReport } from "./support/reports.ts";

/**
 * `npm test`, and with `--all` everything else too. Further arguments are steps (`unit db`), or parts of files' names, whose tests
 * are run at every level (`catalog`). Two rows of steps run in parallel where there are two cores. The closing lines name
 * what failed, what took longest, and the total.
 */

const ROOT = path.resolve(import.meta.dirname, "..");
const REPORTS = path.join(ROOT, "test-results");
const SLOWEST = 20;
const INTERRUPTED = 130;

type Step = { name: string; commands: string[][]; report?: string };
type Outcome = { name: string; results: Result[]; seconds: number };

const args = process.argv.slice(2);
const isAll = args.includes("--all");
const named = args.filter((word) => !word.startsWith("--"));

const reportOf = (name: string) => path.join(REPORTS, `${name}.json`);

const vitest = (name: string): Step => ({
  name,
  commands: [
    [
      "vitest",
      "run",
      "--config",
      `tests/vitest.${name}.config.ts`,
      "--passWithNoTests",
      "--no-color",
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${reportOf(name)}`,
    ],
  ],
  report: reportOf(name),
});

const BROWSER: Step = {
  name: "browser",
  commands: [["playwright", "test", "--config", "tests/playwright.config.ts", "--pass-with-no-tests"]],
  report: reportOf("browser"),
};
const STATIC: Step[] = [
  { name: "lint", commands: [["biome", "ci", "--colors=off", "."]] },
  {
    name: "types",
    commands: [
      ["next", "typegen"],
      ["tsc", "--noEmit"],
    ],
  },
];
const WITH_PROXIES = isAll || named.includes("deploy");
const WITHOUT_BROWSER = [
  "unit",
  "db",
  "actions",
  ...(WITH_PROXIES && canHaveEngines() ? ["deploy"] : []),
].map(vitest);

/** The requested steps, in rows that run in parallel. */
function chosenRows(): Step[][] {
  const rows = [[BROWSER], [...STATIC, ...WITHOUT_BROWSER]];
  const names = rows.flat().map(({ name }) => name);
  const onlySteps = named.length > 0 && named.every((word) => names.includes(word));
  const chosen = rows.map((row) => {
    if (named.length === 0) return row;
    if (onlySteps) return row.filter(({ name }) => named.includes(name));
    return row
      .filter(({ report }) => report)
      .map((step) => ({ ...step, commands: step.commands.map((command) => [...command, ...named]) }));
  });
  return availableParallelism() > 1 ? chosen : [chosen.flat()];
}

/** Folder of everything that the steps write outside of the project: deleted at the end, also after a crash. */
const temporary = mkdtempSync(path.join(tmpdir(), "aventura-gamer-"));
// The database server runs as another account.
chmodSync(temporary, 0o755);

const running = new Set<ReturnType<typeof spawnGuarded>>();
let isInterrupted = false;

/** Runs a command and prints each of its lines under the step's name; returns its exit code. */
function run(name: string, [program = "", ...args]: string[]): Promise<number> {
  return new Promise((resolve) => {
    const child = spawnGuarded(path.join(ROOT, "node_modules/.bin", program), args, {
      cwd: ROOT,
      stdout: "pipe",
      stderr: "pipe",
      env: {
        ...process.env,
        NEXT_TELEMETRY_DISABLED: "1",
        TMPDIR: temporary,
        SUITE: isAll || named.length > 0 ? "all" : "main",
      },
    });
    running.add(child);
    for (const stream of [child.stdout, child.stderr])
      if (stream) createInterface(stream).on("line", (line) => console.log(`${name.padEnd(7)} │ ${line}`));
    const end = (code: number) => {
      running.delete(child);
      resolve(code);
    };
    child.once("close", (code) => end(code ?? 1));
    child.once("error", () => end(1));
  });
}

async function runStep({ name, commands, report }: Step): Promise<Outcome> {
  const began = performance.now();
  let code = 0;
  for (const command of commands) if (code === 0 && !isInterrupted) code = await run(name, command);
  const results = report && existsSync(report) ? readReport(report) : [];
  // A step without a report counts as one test, and so does one that failed outside of its tests or before its report.
  const isToldFailed = results.some(({ passed }) => !passed);
  if (!report || (code !== 0 && !isToldFailed))
    results.push({
      file: name,
      title: code === 0 ? "" : `ended with ${code}`,
      passed: code === 0,
      seconds: 0,
    });
  return { name, results, seconds: Math.round((performance.now() - began) / 1000) };
}

async function runRow(row: Step[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const step of row) if (!isInterrupted) outcomes.push(await runStep(step));
  return outcomes;
}

function interrupt(): void {
  isInterrupted = true;
  for (const child of running) endGuarded(child);
}
process.on("SIGINT", interrupt);
process.on("SIGTERM", interrupt);

if (WITH_PROXIES && !canHaveEngines())
  console.log("Without the proxies' tests: haproxy, Varnish and Redis are not installed.");
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
const outcomes = (await Promise.all(chosenRows().map(runRow))).flat();
rmSync(temporary, { recursive: true, force: true });

if (isInterrupted) {
  console.log("Interrupted.");
  process.exit(INTERRUPTED);
}

const count = (results: Result[], passed: boolean) => results.filter((one) => one.passed === passed).length;
const all = outcomes.flatMap(({ name, results }) => results.map((result) => ({ step: name, ...result })));
console.log("");
console.table(
  outcomes.map(({ name, results, seconds }) => ({
    step: name,
    passed: count(results, true),
    failed: count(results, false),
    seconds,
  })),
);
console.log(`The ${SLOWEST} slowest tests, in seconds:`);
for (const { seconds, file, title } of all.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST))
  console.log(`${seconds.toFixed(1).padStart(6)}  ${file} › ${title}`);
for (const { step, file, title } of all.filter(({ passed }) => !passed))
  console.log(`Failed, ${step}: ${file} › ${title}`);
console.log(`${count(all, true)} passed, ${count(all, false)} failed`);
process.exitCode = all.length > 0 && count(all, false) === 0 ? 0 : 1;
