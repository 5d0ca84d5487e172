/** Whether this is `npm test`, which omits the tests of `npm run test:all`. A command for one part runs all of it. */
export const IS_MAIN = process.env.SUITE === "main";

/** Test files that only `npm run test:all` runs; of browser tests, those without the tag `@main`. */
export const ONLY_IN_TEST_ALL = {
  unit: ["local/**/*.test.ts"],
  db: ["tests/db/backend/!(forged-tokens|rest).test.ts", "tests/db/mass/**"],
  actions: ["tests/actions/failures/**"],
};

/** Vitest's option `exclude` for a part of the suite. */
export const excludedFrom = (part: keyof typeof ONLY_IN_TEST_ALL) => (IS_MAIN ? ONLY_IN_TEST_ALL[part] : []);
