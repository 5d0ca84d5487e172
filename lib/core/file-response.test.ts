import { expect, test } from "vitest";
import { datedName } from "./file-response";

test("a file that leaves the shop in the evening carries the day that the shop's people live", () => {
  expect(datedName("auditoria", "csv", Date.parse("2026-11-24T02:00:00Z"))).toBe("auditoria-2026-11-23.csv");
  expect(datedName("mis-datos", "json", Date.parse("2026-11-24T05:00:00Z"))).toBe(
    "mis-datos-2026-11-24.json",
  );
});
