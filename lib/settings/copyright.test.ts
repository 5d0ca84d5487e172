import { expect, test } from "vitest";
import { copyrightYears } from "./copyright";

test("the first year stands alone and grows into a range", () => {
  expect(copyrightYears(new Date("2024-06-01T12:00:00Z"))).toBe("2024");
  expect(copyrightYears(new Date("2026-06-01T12:00:00Z"))).toBe("2024-2026");
});

test("the year turns at midnight in Colombia, not in London", () => {
  expect(copyrightYears(new Date("2027-01-01T04:59:00Z"))).toBe("2024-2026");
  expect(copyrightYears(new Date("2027-01-01T05:00:00Z"))).toBe("2024-2027");
});
