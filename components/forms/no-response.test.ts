import { expect, test } from "vitest";
import { noResponse } from "./no-response";

test("anything else has no answer: each screen says what that means there", () => {
  expect(noResponse(new TypeError("Failed to fetch"))).toBeNull();
  expect(noResponse(undefined)).toBeNull();
});
