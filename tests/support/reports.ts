import { readFileSync } from "node:fs";
import path from "node:path";

/** The part of vitest's JSON report that is read here. */
type VitestReport = {
  testResults: {
    name: string;
    status: string;
    assertionResults: { status: string; fullName: string; duration?: number | null }[];
  }[];
};

type Suite = {
  suites?: Suite[];
  specs: { title: string; file: string; tests: { status: string; results: { duration: number }[] }[] }[];
};

/** The part of Playwright's. */
type PlaywrightReport = { config: { rootDir: string }; suites: Suite[]; errors: { message?: string }[] };

export type Result = { file: string; title: string; passed: boolean; seconds: number };

const ROOT = path.resolve(import.meta.dirname, "../..");
const specsOf = (suite: Suite): Suite["specs"] => [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)];

function playwrightResults({ config, suites, errors }: PlaywrightReport): Result[] {
  const tests = suites.flatMap(specsOf).flatMap(({ file, title, tests }) =>
    tests.map(({ status, results }) => ({
      file: path.relative(ROOT, path.join(config.rootDir, file)),
      title,
      // A test that did not run proves nothing.
      passed: status === "expected",
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
  );
  const outside = errors.map(({ message = "" }) => ({
    file: "before or after the tests",
    title: message.split("\n")[0] ?? "",
    passed: false,
    seconds: 0,
  }));
  return [...tests, ...outside];
}

function vitestResults({ testResults }: VitestReport): Result[] {
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const file = path.relative(ROOT, name);
    const results = assertionResults.map(({ status, fullName, duration }) => ({
      file,
      title: fullName,
      passed: status === "passed",
      seconds: (duration ?? 0) / 1000,
    }));
    // Without a failed test, the file itself failed.
    const isBroken = status === "failed" && results.every(({ passed }) => passed);
    return isBroken ? [...results, { file, title: "the file itself", passed: false, seconds: 0 }] : results;
  });
}

/** Results of a tool's report, test by test. */
export function readReport(file: string): Result[] {
  const report = JSON.parse(readFileSync(file, "utf8")) as VitestReport | PlaywrightReport;
  return "suites" in report ? playwrightResults(report) : vitestResults(report);
}
