import { expect, test } from "vitest";
import { arrivalsBeside } from "./arrivals";

test("the newest products that are neither chosen nor best sellers, in their order", () => {
  const newest = ["a", "b", "c", "d", "e"].map((slug) => ({ slug }));
  expect(arrivalsBeside(newest, [{ slug: "b" }, { slug: "x" }], 3).map(({ slug }) => slug)).toEqual([
    "a",
    "c",
    "d",
  ]);
});
