import { describe, expect, test } from "vitest";
import { submitReviewSchema } from "./schema";

const good = {
  productId: "00000000-0000-4000-8000-000000000001",
  stars: "5",
  body: "Funciona perfecto.",
};
const errors = (input: object) =>
  submitReviewSchema.safeParse({ ...good, ...input }).error?.issues.map(({ path }) => path.join("."));

test("a form becomes a review, trimmed and with normalised line breaks", () => {
  const lines = Array.from({ length: 500 }, () => "x").join("\r\n");
  expect(submitReviewSchema.parse({ ...good, body: `  ${lines}  ` })).toEqual({
    ...good,
    stars: 5,
    body: lines.replaceAll("\r\n", "\n"),
  });
});

describe("refused input", () => {
  test.each(["", "0", "6", "4.5", "cinco", undefined])("%j stars", (stars) => {
    expect(errors({ stars })).toEqual(["stars"]);
  });

  test.each(["", " \n ".repeat(20), "nueve car", "x".repeat(1001), "x".repeat(10_000)])(
    "a text shorter than 10 or longer than 1.000 characters",
    (body) => {
      expect(errors({ body })).toEqual(["body"]);
    },
  );

  test("an invalid product id", () => {
    expect(errors({ productId: "control" })).toEqual(["productId"]);
  });
});
