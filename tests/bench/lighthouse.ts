import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { BROWSER_ARGS, browserPath } from "../support/browser.ts";

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
type Category = (typeof CATEGORIES)[number];

const RUNS = 5;
/** The first visitor of a picture's size waits until it is made: not counted, because nobody waits for it again. */
const WARM_UP = 1;

type Run = Record<Category, number> & {
  /** What held the page up, and Lighthouse's measure of how fast this machine was then. */
  blockingMs: number;
  lcpMs: number;
  benchmarkIndex: number;
  /** What a category that is not perfect complains about. */
  findings: string[];
};

export type Scores = Record<Category, number> & {
  /** How many points of performance the page is below the empty page: of the same runs, since both are loaded in turn. */
  belowEmpty: number;
  runs: Pick<Run, "performance" | "blockingMs" | "lcpMs" | "benchmarkIndex">[];
  /** Of the last run. */
  findings: string[];
};

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** One load with Lighthouse's mobile preset: slow 4G, processor four times slower, both simulated. */
async function audit(url: string): Promise<Run> {
  const chrome = await launch({
    chromePath: browserPath(),
    chromeFlags: [...BROWSER_ARGS, "--headless=new", "--ignore-certificate-errors"],
  });
  try {
    const result = await lighthouse(url, { port: chrome.port, onlyCategories: [...CATEGORIES] });
    if (!result) throw new Error(`Lighthouse did not finish on ${url}`);
    const { categories, audits, environment } = result.lhr;
    const scores = Object.fromEntries(
      CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]),
    ) as Record<Category, number>;
    const milliseconds = (name: string) => Math.round(audits[name]?.numericValue ?? Number.NaN);
    return {
      ...scores,
      blockingMs: milliseconds("total-blocking-time"),
      lcpMs: milliseconds("largest-contentful-paint"),
      benchmarkIndex: Math.round(environment.benchmarkIndex),
      findings: Object.values(audits)
        .filter(
          ({ score, scoreDisplayMode }) =>
            score !== null && score < 0.9 && scoreDisplayMode !== "informative",
        )
        .map(({ id, displayValue }) => [id, displayValue].filter(Boolean).join(": ")),
    };
  } finally {
    chrome.kill();
  }
}

/**
 * Medians of five, 0 to 100, of each page and of an empty page of the same framework. All are loaded in turn, round
 * after round, so that a machine that slows down slows all of them.
 */
export async function lighthouseScores<Name extends string>(
  pages: Record<Name, string>,
  emptyUrl: string,
): Promise<Record<Name | "empty", Scores>> {
  const targets = { ...pages, empty: emptyUrl } as Record<Name | "empty", string>;
  const names = Object.keys(targets) as (Name | "empty")[];
  const runs = Object.fromEntries(names.map((name) => [name, [] as Run[]])) as Record<Name | "empty", Run[]>;
  for (let round = -WARM_UP; round < RUNS; round++)
    for (const name of names) {
      const run = await audit(targets[name]);
      if (round >= 0) runs[name].push(run);
    }
  const medianOf = (name: Name | "empty", category: Category) =>
    median(runs[name].map((run) => run[category]));
  const summary = (name: Name | "empty"): Scores => ({
    ...(Object.fromEntries(CATEGORIES.map((category) => [category, medianOf(name, category)])) as Record<
      Category,
      number
    >),
    belowEmpty: medianOf("empty", "performance") - medianOf(name, "performance"),
    runs: runs[name].map(({ performance, blockingMs, lcpMs, benchmarkIndex }) => ({
      performance,
      blockingMs,
      lcpMs,
      benchmarkIndex,
    })),
    findings: runs[name].at(-1)?.findings ?? [],
  });
  return Object.fromEntries(names.map((name) => [name, summary(name)])) as Record<Name | "empty", Scores>;
}
