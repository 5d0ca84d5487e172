import { describe, expect, test } from "vitest";
import { submitReviewSchema } from "./schema";

const good = {
  productId: "00000000-0000-4000-8000-000000000001",
  stars: "5",
  body: "Funciona perfecto.",
};
const errors = (input: object) =>
  submitReviewSchema.safeParse({ ...good, ...input }).error?.issues.map(({ path }) => path.join("."));

test("a form's texts become a review, its ends trimmed and its lines counted once", () => {
  const lines = Array.from({ length: 500 }, () => "x").join("\r\n");
  expect(submitReviewSchema.parse({ ...good, body: `  ${lines}  ` })).toEqual({
    ...good,
    stars: 5,
    body: lines.replaceAll("\r\n", "\n"),
  });
});

describe("what is refused", () => {
  test.each(["", "0", "6", "4.5", "cinco", undefined])("%j stars", (stars) => {
    expect(errors({ stars })).toEqual(["stars"]);
  });

  test.each(["", " \n ".repeat(20), "nueve car", "x".repeat(1001), "x".repeat(10_000)])(
    "a text of other than 10 to 1.000 characters",
    (body) => {
      expect(errors({ body })).toEqual(["body"]);
    },
  );

  test("a product that is no id", () => {
    expect(errors({ productId: "control" })).toEqual(["productId"]);
  });
});
