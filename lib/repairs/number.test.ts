import { expect, test } from "vitest";
import { repairNumber, staffRepairNumber } from "./number";

test("customers read the last 8 characters, staff the last 6", () => {
  const id = "11111111-2222-4333-8444-5555abcdef12";
  expect(repairNumber(id)).toBe("abcdef12");
  expect(staffRepairNumber(id)).toBe("cdef12");
});
