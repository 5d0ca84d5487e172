import { readFileSync } from "node:fs";

/** What vitest's JSON reporter writes, as far as it is read here. */
type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { name: string; status: string; assertionResults: { status: string; fullName: string }[] }[];
};

type Suite = {
  suites?: Suite[];
  specs: { title: string; file: string; tests: { status: string }[] }[];
};

/** What playwright's writes. */
type PlaywrightReport = { stats: { expected: number; flaky: number; unexpected: number }; suites: Suite[] };

/** `flaky`: passed at the second try only; they count as passed too. `unsteady`: the names of those, and of what failed. */
export type Counts = { passed: number; flaky: number; failed: number; unsteady: string[] };

const specsOf = (suite: Suite): Suite["specs"] => [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)];

/** Counts of a tool's own report. */
export function readReport(file: string): Counts {
  const report = JSON.parse(readFileSync(file, "utf8")) as VitestReport | PlaywrightReport;
  if ("stats" in report) {
    const { expected, flaky, unexpected } = report.stats;
    const unsteady = report.suites
      .flatMap(specsOf)
      .filter(({ tests }) => tests.some(({ status }) => status === "unexpected" || status === "flaky"))
      .map((spec) => `${spec.file}: ${spec.title}`);
    return { passed: expected + flaky, flaky, failed: unexpected, unsteady };
  }
  const unsteady = report.testResults
    .filter(({ status }) => status === "failed")
    .flatMap(({ name, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === "failed");
      // Without a test that failed, the file itself did.
      return failed.length === 0 ? [name] : failed.map(({ fullName }) => `${name}: ${fullName}`);
    });
  return { passed: report.numPassedTests, flaky: 0, failed: report.numFailedTests, unsteady };
}
