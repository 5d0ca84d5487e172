import { expect, test } from "vitest";
import { reviewableSince } from "./reviewable";

test("deliveries of the last thirty days are asked about", () => {
  expect(reviewableSince(Date.parse("2026-11-23T12:00:00Z"))).toBe("2026-10-24T12:00:00.000Z");
});
