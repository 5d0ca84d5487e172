import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { BROWSER_ARGS, browserPath } from "../support/browser.ts";

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
type Category = (typeof CATEGORIES)[number];

const RUNS = 5;
/** The first visitor of a picture's size waits until it is made: not counted, because nobody waits for it again. */
const WARM_UP = 1;

export type Scores = Record<Category, number> & {
  /** Of each run: the performance, what it was held up by, and Lighthouse's measure of how fast this machine was then. */
  runs: { performance: number; blockingMs: number; lcpMs: number; benchmarkIndex: number }[];
  /** What the slowest category still complains about, in the last run. */
  findings: string[];
};

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Lighthouse's mobile preset (slow 4G, processor four times slower, both simulated): medians of five, 0 to 100. */
export async function lighthouseScores(url: string): Promise<Scores> {
  const results: Record<Category, number>[] = [];
  const runs: Scores["runs"] = [];
  let findings: string[] = [];
  for (let run = -WARM_UP; run < RUNS; run++) {
    const chrome = await launch({
      chromePath: browserPath(),
      chromeFlags: [...BROWSER_ARGS, "--headless=new", "--ignore-certificate-errors"],
    });
    try {
      const result = await lighthouse(url, { port: chrome.port, onlyCategories: [...CATEGORIES] });
      if (!result) throw new Error(`Lighthouse did not finish on ${url}`);
      if (run < 0) continue;
      const { categories, audits } = result.lhr;
      const scores = Object.fromEntries(
        CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]),
      ) as Record<Category, number>;
      const milliseconds = (audit: string) => Math.round(audits[audit]?.numericValue ?? Number.NaN);
      results.push(scores);
      runs.push({
        performance: scores.performance,
        blockingMs: milliseconds("total-blocking-time"),
        lcpMs: milliseconds("largest-contentful-paint"),
        benchmarkIndex: Math.round(result.lhr.environment.benchmarkIndex),
      });
      findings = Object.values(audits)
        .filter(
          ({ score, scoreDisplayMode }) =>
            score !== null && score < 0.9 && scoreDisplayMode !== "informative",
        )
        .map(({ id, displayValue }) => [id, displayValue].filter(Boolean).join(": "));
    } finally {
      chrome.kill();
    }
  }
  const scores = Object.fromEntries(
    CATEGORIES.map((name) => [name, median(results.map((result) => result[name]))]),
  ) as Record<Category, number>;
  return { ...scores, runs, findings };
}
